import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { IdentityCustomer } from '#contracts/identity.ts';
import type { IdentityPage } from '#contracts/identity-page.ts';
import { signInForm } from '#contracts/forms/sign-in.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { isPassword, nobodysHash } from '../passwords/password-hash.ts';
import type { Answer, IdentityPages } from '../provider/identity-pages.ts';
import type { Customers } from '../read-customers.ts';
import type { AttemptLimit } from './limit-attempts.ts';
import { readForm } from './read-form.ts';
import { wrongPair, tooManyTries } from './sign-in-words.ts';

type SignInDeps = {
  issuer: string;
  customers: Customers;
  limit: AttemptLimit;
  pages: IdentityPages;
  logger: Logger;
};

type Exchange = Answer & {
  path: string;
  method: string;
  ip: string;
  req: IncomingMessage;
  res: ServerResponse;
  redirect: (address: string) => void;
};

type Outcome =
  | { customer: IdentityCustomer }
  | { status: 422 | 429; errors: Record<string, string>; waitSeconds?: number };

/** The page where a customer signs in: one form, judged on the server. */
export function signInStep({ issuer, customers, limit, pages, logger }: SignInDeps) {
  const mount = new URL(issuer).pathname;

  async function judge(answers: Record<string, string>, address: string): Promise<Outcome> {
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
    // An unknown e-mail costs the same work, and gets the same words.
    const isRight = await isPassword(password, customer?.passwordHash ?? nobodysHash);
    if (!customer || !isRight) {
      logger.info('sign-in-refused');
      return { status: 422, errors: { email: wrongPair } };
    }
    await limit.succeeded(email, address);
    return { customer };
  }

  /** Answers the sign-in page of an authorization under way. False when the request is for something else. */
  return async function answer(ctx: Exchange, provider: Provider): Promise<boolean> {
    if (!/^\/sign-in\/[\w-]+$/.test(ctx.path) || !['GET', 'POST'].includes(ctx.method)) return false;
    const page: IdentityPage = { kind: 'sign-in', action: `${mount}${ctx.path}`, email: '', errors: {} };
    const underWay = await provider.interactionDetails(ctx.req, ctx.res).catch(() => undefined);
    if (!underWay || underWay.uid !== ctx.path.split('/').at(-1)) {
      await pages.show(ctx, { kind: 'lost' }, 400);
      return true;
    }
    if (ctx.method === 'GET') {
      await pages.show(ctx, page, 200);
      return true;
    }
    const answers = await readForm(ctx.req);
    const outcome = await judge(answers, ctx.ip);
    if ('customer' in outcome) {
      const login = { accountId: outcome.customer.id, remember: false };
      logger.info('signed-in-at-provider');
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login }));
      ctx.status = 303;
      return true;
    }
    if (outcome.waitSeconds) ctx.set('retry-after', String(outcome.waitSeconds));
    await pages.show(ctx, { ...page, email: answers['email'] ?? '', errors: outcome.errors }, outcome.status);
    return true;
  };
}

function firstMessages(issues: { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}
