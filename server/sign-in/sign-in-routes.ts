import { Hono, type Context } from 'hono';
import { safeReturnPath } from '#app/shell/safe-return-path.ts';
import type { IdentityClient } from '#clients/identity/create-identity-client.ts';
import type { SignInFlow } from '#contracts/identity.ts';
import { longestSignInReturn, signInPaths } from '#contracts/sign-in-paths.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { RequestVariables } from '../request-log/request-log.ts';
import { readPostedAnswer } from './read-posted-answer.ts';
import type { SessionReader } from './session-reader.ts';
import type { SignInCookies } from './sign-in-cookies.ts';

type SignInDeps = {
  identity: IdentityClient;
  session: SessionReader;
  cookies: SignInCookies;
  flow: SignInFlow;
  /** Set-Cookie lines that end the form journeys of this browser. */
  endJourneys: () => string[];
  /** Forgets what is kept of the customer whose cookies these are. */
  forgetCustomer: (cookieHeader: string | null) => void;
  logger: Logger;
};

/**
 * Signing in and out, SPEC §6: to the issuer and back. What people see of it are pages of the app (app/routes.ts);
 * here are the steps between, and the session as scripts may know it.
 */
export function signInRoutes({
  identity,
  session,
  cookies,
  flow,
  endJourneys,
  forgetCustomer,
  logger,
}: SignInDeps) {
  const refuse = (c: Context<RequestVariables>, reason: string, from: string) => {
    logger.warn('sign-in-refused', { requestId: c.get('requestId'), reason });
    return leadTo(c, `${signInPaths.problem}?${new URLSearchParams({ from })}`, [cookies.endJourney()]);
  };

  async function begin(c: Context<RequestVariables>) {
    const asked = safeReturnPath(c.req.query('from'));
    const from = asked.length > longestSignInReturn ? safeReturnPath(undefined) : asked;
    const known = await session.read(c.req.header('cookie') ?? null);
    if (known.state === 'signed-in') return leadTo(c, signInPaths.account);
    try {
      const { address, journey } = await identity.beginSignIn(from);
      return leadTo(c, address, [await cookies.keepJourney(journey)]);
    } catch {
      return refuse(c, 'unreachable', from);
    }
  }

  async function finish(c: Context<RequestVariables>, answer: URLSearchParams | undefined) {
    const journey = await cookies.readJourney(c.req.header('cookie') ?? null);
    const from = safeReturnPath(journey?.from);
    if (!answer) return refuse(c, 'no-answer', from);
    const result = await identity
      .finishSignIn(answer, journey)
      .catch(() => ({ ok: false as const, reason: 'unreachable' }));
    if (!result.ok) return refuse(c, result.reason, from);
    const kept = await cookies.keepTokens(result);
    // Without them the visitor would be led to the issuer and back for ever.
    if (!kept) return refuse(c, 'tokens-too-long', from);
    if (kept.refreshIsLeftOut) noteNotRenewable(c);
    logger.info('signed-in', { requestId: c.get('requestId') });
    return leadTo(c, from, [cookies.endJourney(), ...kept.lines]);
  }

  const noteNotRenewable = (c: Context<RequestVariables>) =>
    logger.warn('session-not-renewable', {
      requestId: c.get('requestId'),
      reason: 'refresh-token-too-long',
    });
  const noteNotRevoked = (c: Context<RequestVariables>) =>
    logger.info('refresh-token-not-revoked', { requestId: c.get('requestId') });

  async function signOut(c: Context<RequestVariables>) {
    // Another site can lead a visitor here, but only the visitor signs out: the account's page has the way.
    const isLedHere = c.req.header('sec-fetch-site') === 'cross-site';
    if (isLedHere && (await session.read(c.req.header('cookie') ?? null)).state === 'signed-in')
      return leadTo(c, signInPaths.account);
    forgetCustomer(c.req.header('cookie') ?? null);
    const { refreshToken } = (await cookies.readSession(c.req.header('cookie') ?? null)) ?? {};
    // Nobody waits for that: the cookies end whatever the issuer says.
    if (refreshToken) void identity.endRefreshToken(refreshToken).catch(() => noteNotRevoked(c));
    const address = await identity.endSessionAddress('signed-out').catch(() => undefined);
    // Nor does another site end what someone who isn't signed in has begun.
    const journeys = isLedHere ? [] : endJourneys();
    return leadTo(c, address ?? signInPaths.signedOut, [...cookies.endTokens(), ...journeys]);
  }

  async function answerSession(c: Context<RequestVariables>, { now }: { now: boolean }) {
    const cookieHeader = c.req.header('cookie') ?? null;
    const { state, renewed, ended, failed } = await session.readAndRenew(cookieHeader, { now });
    c.header('cache-control', 'no-store');
    const kept = renewed && (await cookies.keepTokens(renewed));
    // Those of the request stay good until they expire.
    if (kept?.refreshIsLeftOut) noteNotRenewable(c);
    if (renewed && !kept) logger.warn('session-not-renewed', { reason: 'tokens-too-long' });
    for (const cookie of kept?.lines ?? (ended ? cookies.endTokens() : []))
      c.header('set-cookie', cookie, { append: true });
    // SPEC §4: a refresh that failed is told as one; who is signed in stays so.
    return c.json(state, now && failed ? 503 : 200);
  }

  const isImplicit = flow === 'implicit';
  return (
    new Hono<RequestVariables>()
      .get(signInPaths.signIn, begin)
      .get(signInPaths.callback, (c) => finish(c, isImplicit ? undefined : new URL(c.req.url).searchParams))
      .post(signInPaths.callback, async (c) =>
        finish(c, isImplicit ? await readPostedAnswer(c.req.raw) : undefined),
      )
      .get(signInPaths.signOut, signOut)
      .get(signInPaths.session, (c) => answerSession(c, { now: false }))
      // A browser sends the cookies with a post from our own pages alone.
      .post(`${signInPaths.session}/refresh`, (c) => answerSession(c, { now: true }))
      .get(signInPaths.logout, (c) => leadTo(c, signInPaths.signOut))
  );
}

function leadTo(c: Context, address: string, changes: string[] = []) {
  c.header('cache-control', 'no-store');
  for (const cookie of changes) c.header('set-cookie', cookie, { append: true });
  return c.redirect(address, 303);
}
