import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityCustomer } from '#contracts/identity.ts';
import type { IdentityPage } from '#contracts/identity-page.ts';
import { signInForm } from '#contracts/forms/sign-in.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { isPassword } from '../passwords/password-hash.ts';
import type { ResponseContext, IdentityPages } from '../provider/identity-pages.ts';
import type { Customers } from '../read-customers.ts';
import type { AttemptLimit } from './limit-attempts.ts';
import { readForm } from './read-form.ts';
import { cannotSignIn, tooManyTries, wrongPair } from './sign-in-words.ts';

type SignInDeps = {
  issuer: string;
  customers: Customers;
  limit: AttemptLimit;
  pages: IdentityPages;
  logger: Logger;
};

type Exchange = ResponseContext & {
  path: string;
  method: string;
  ip: string;
  req: IncomingMessage;
  res: ServerResponse;
  redirect: (address: string) => void;
};

type Answers = Record<string, string>;
type SignInPage = Extract<IdentityPage, { kind: 'sign-in' }>;
type Outcome =
  | { customer: IdentityCustomer }
  | { status: 422 | 429; errors: Record<string, string>; waitSeconds?: number };

/** The page where a customer signs in: one form, validated on the server. */
export function signInStep({ issuer, customers, limit, pages, logger }: SignInDeps) {
  const mount = new URL(issuer).pathname;

  async function authenticate(answers: Answers, address: string): Promise<Outcome> {
    const read = signInForm.safeParse(answers);
    if (!read.success) return { status: 422, errors: firstMessages(read.error.issues) };
    const { email, password } = read.data;
    const attempt = await limit.begin(email, address);
    if (!attempt.ok) {
      logger.warn('sign-in-limited', { waitSeconds: attempt.waitSeconds });
      const { waitSeconds } = attempt;
      return { status: 429, errors: { email: tooManyTries(waitSeconds) }, waitSeconds };
    }
    const customer = customers.findByEmail(email);
    // An unknown e-mail costs the same work, and gets the same message.
    const isRight = await isPassword(password, customer?.passwordHash ?? customers.dummyHash);
    if (!customer || !isRight) {
      logger.info('sign-in-refused');
      return { status: 422, errors: { email: wrongPair } };
    }
    await limit.succeeded(email, address);
    return { customer };
  }

  async function handle(ctx: Exchange, provider: Provider, page: SignInPage, answers: Answers | undefined) {
    const underWay = await provider.interactionDetails(ctx.req, ctx.res).catch(unlessNotFound);
    if (!underWay || underWay.uid !== ctx.path.split('/').at(-1))
      return pages.show(ctx, { kind: 'lost' }, 400);
    if (!answers) return pages.show(ctx, page, 200);
    const outcome = await authenticate(answers, ctx.ip);
    if ('customer' in outcome) {
      const login = { accountId: outcome.customer.id, remember: false };
      const next = await provider.interactionResult(ctx.req, ctx.res, { login });
      logger.info('signed-in-at-provider');
      ctx.redirect(next);
      ctx.status = 303;
      return undefined;
    }
    if (outcome.waitSeconds) ctx.set('retry-after', String(outcome.waitSeconds));
    return pages.show(ctx, { ...page, errors: outcome.errors }, outcome.status);
  }

  /** Serves the sign-in page of an authorization in progress. False if the request is for something else. */
  return async function answer(ctx: Exchange, provider: Provider): Promise<boolean> {
    if (!/^\/sign-in\/[\w-]+$/.test(ctx.path)) return false;
    const answers = ctx.method === 'POST' ? await readForm(ctx.req) : undefined;
    const email = answers?.['email'] ?? '';
    const page: SignInPage = { kind: 'sign-in', action: `${mount}${ctx.path}`, email, errors: {} };
    try {
      await handle(ctx, provider, page, answers);
    } catch (problem) {
      logger.error('identity-failed', { error: problem instanceof Error ? problem.name : 'unknown' });
      const failed: IdentityPage = answers
        ? { ...page, errors: { email: cannotSignIn } }
        : { kind: 'unavailable' };
      await pages.show(ctx, failed, 503);
    }
    return true;
  };
}

/** Returns undefined for a sign-in that is over or belongs to another browser; rethrows any other error. */
async function unlessNotFound(problem: unknown): Promise<undefined> {
  const { errors } = await import('oidc-provider');
  if (!(problem instanceof errors.SessionNotFound)) throw problem;
}

function firstMessages(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}
