import { Hono, type Context } from 'hono';
import { safeReturnPath } from '#app/frame/safe-return-path.ts';
import type { IdentityClient } from '#clients/identity/create-identity-client.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { SignInFlow } from '#contracts/identity.ts';
import { longestSignInReturn, signInPaths, unreachable } from '#contracts/sign-in-paths.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import type { RequestVariables } from '../../edge/request-log/request-log.ts';
import { readPostedAnswer } from './read-posted-answer.ts';
import type { SessionReader } from './session-reader.ts';
import type { SignInCookies } from './sign-in-cookies.ts';

/** A sign-out waits this long until other processes know of it. Its own cookies are deleted anyway. */
const rememberTimeoutMs = 1_000;

type SignInDeps = {
  identity: IdentityClient;
  session: SessionReader;
  cookies: SignInCookies;
  flow: SignInFlow;
  /** Set-Cookie lines that delete the journey cookies, which contain this browser's form answers. */
  clearJourneys: () => string[];
  /** Drops everything cached for the customer with these cookies. */
  forgetCustomer: (cookieHeader: string | null) => void;
  logger: Logger;
};

/**
 * Signing in and out, SPEC §6: to the issuer and back. The pages for it are part of the app (app/routes.ts); these
 * are the steps in between, and the session as scripts may see it.
 */
export function signInRoutes({
  identity,
  session,
  cookies,
  flow,
  clearJourneys,
  forgetCustomer,
  logger,
}: SignInDeps) {
  const refuse = (c: Context<RequestVariables>, reason: string, from: string) => {
    logger.warn('sign-in-refused', { requestId: c.get('requestId'), reason });
    // The page names no other reason, since that would help somebody who attacks a sign-in.
    const search = new URLSearchParams({ from, ...(reason === unreachable && { cause: unreachable }) });
    return redirectTo(c, `${signInPaths.problem}?${search}`, [cookies.clearJourney()]);
  };

  async function begin(c: Context<RequestVariables>) {
    const requestedPath = safeReturnPath(c.req.query('from'));
    const from = requestedPath.length > longestSignInReturn ? safeReturnPath(undefined) : requestedPath;
    const known = await session.read(c.req.header('cookie') ?? null);
    if (known.state === 'signed-in') return redirectTo(c, signInPaths.account);
    try {
      const { address, journey } = await identity.beginSignIn(from);
      return redirectTo(c, address, [await cookies.writeJourney(journey)]);
    } catch {
      return refuse(c, unreachable, from);
    }
  }

  async function finish(c: Context<RequestVariables>, answer: URLSearchParams | undefined) {
    const journey = await cookies.readJourney(c.req.header('cookie') ?? null);
    const from = safeReturnPath(journey?.from);
    if (!answer) return refuse(c, 'no-answer', from);
    const result = await identity
      .finishSignIn(answer, journey)
      .catch(() => ({ ok: false as const, reason: unreachable }));
    if (!result.ok) return refuse(c, result.reason, from);
    const written = await cookies.writeTokens(result);
    // Without cookies the visitor would be redirected to the issuer and back for ever.
    if (!written) return refuse(c, 'tokens-too-long', from);
    if (written.refreshIsLeftOut) logNotRenewable(c);
    logger.info('signed-in', { requestId: c.get('requestId') });
    return redirectTo(c, from, [cookies.clearJourney(), ...written.lines]);
  }

  const logNotRenewable = (c: Context<RequestVariables>) =>
    logger.warn('session-not-renewable', {
      requestId: c.get('requestId'),
      reason: 'refresh-token-too-long',
    });
  const logNotRevoked = (c: Context<RequestVariables>) =>
    logger.info('refresh-token-not-revoked', { requestId: c.get('requestId') });

  const logNotRemembered = (c: Context<RequestVariables>) =>
    logger.info('sign-out-not-remembered', { requestId: c.get('requestId') });

  async function signOut(c: Context<RequestVariables>) {
    const cookieHeader = c.req.header('cookie') ?? null;
    // Another site can send a visitor here, but only the visitor may sign out: the account page has the link.
    const isFromOtherSite = c.req.header('sec-fetch-site') === 'cross-site';
    if (isFromOtherSite && (await mayBeSignedIn(cookieHeader))) return redirectTo(c, signInPaths.account);
    forgetCustomer(cookieHeader);
    const { refreshToken } = (await cookies.readSession(cookieHeader)) ?? {};
    // Do not wait for this: the cookies are deleted whatever the issuer answers.
    if (refreshToken) void identity.endRefreshToken(refreshToken).catch(() => logNotRevoked(c));
    // A renewal in progress at another request must not bring the deleted cookies back.
    const found = findToken('nep', cookieHeader);
    const remembered = found.ok && identity.endIdentityToken(found.token).catch(() => logNotRemembered(c));
    const address = await identity.endSessionAddress('signed-out').catch(() => undefined);
    if (remembered) await withTimeout(remembered, rememberTimeoutMs);
    // Another site may not delete the journey cookies of a visitor who isn't signed in either.
    const journeys = isFromOtherSite ? [] : clearJourneys();
    return redirectTo(c, address ?? signInPaths.signedOut, [...cookies.clearTokens(), ...journeys]);
  }

  async function mayBeSignedIn(cookieHeader: string | null): Promise<boolean> {
    const known = await session.readIfKnown(cookieHeader);
    return known === 'unknown' || known.state === 'signed-in';
  }

  async function respondWithSession(c: Context<RequestVariables>, { now }: { now: boolean }) {
    const cookieHeader = c.req.header('cookie') ?? null;
    const answer = await session.readAndRenew(cookieHeader, { now, signal: c.req.raw.signal });
    c.header('cache-control', 'no-store');
    // A page that asked for the status keeps what it knows.
    if (answer === 'unknown') return c.body(null, 503);
    const { state, renewed, ended, failed } = answer;
    const written = renewed && (await cookies.writeTokens(renewed));
    // The request's own tokens stay valid until they expire.
    if (written?.refreshIsLeftOut) logNotRenewable(c);
    if (renewed && !written) logger.warn('session-not-renewed', { reason: 'tokens-too-long' });
    for (const cookie of written?.lines ?? (ended ? cookies.clearTokens() : []))
      c.header('set-cookie', cookie, { append: true });
    // SPEC §4: a failed refresh is reported as one; the visitor stays signed in.
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
      .get(signInPaths.session, (c) => respondWithSession(c, { now: false }))
      // A browser sends these cookies only with posts from our own pages.
      .post(`${signInPaths.session}/refresh`, (c) => respondWithSession(c, { now: true }))
      .get(signInPaths.logout, (c) => redirectTo(c, signInPaths.signOut))
  );
}

function redirectTo(c: Context, address: string, changes: string[] = []) {
  c.header('cache-control', 'no-store');
  for (const cookie of changes) c.header('set-cookie', cookie, { append: true });
  return c.redirect(address, 303);
}
