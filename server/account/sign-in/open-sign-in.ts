import { Hono } from 'hono';
import type { Sealer } from '#contracts/cookies/sealed-cookie.ts';
import { createIdentityClient } from '#clients/identity/create-identity-client.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { openReplayCache } from '#platform/replay-cache/open-replay-cache.ts';
import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';
import type { Config } from '../../config/config.ts';
import type { Issuer } from '../identity/open-issuer.ts';
import { claimRefreshTokens } from './claim-refresh-tokens.ts';
import { rememberSignOuts } from './remember-sign-outs.ts';
import { sessionReader, type SessionReader } from './session-reader.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { nobodySignedIn, signInOffRoutes } from './sign-in-off.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { consumeJourneys } from './consume-journey.ts';

type Deps = {
  config: Config;
  issuer: Issuer;
  database: Database<ReplayCacheTables>;
  sealer: Sealer;
  /** Set-Cookie lines that delete the journey cookies, which contain a browser's form answers. */
  clearJourneys: () => string[];
  /** Drops everything cached for the customer with these cookies. */
  forgetCustomer: (cookieHeader: string | null) => void;
  clock: Clock;
  logger: Logger;
  /** Called when the issuer does not answer. */
  failureLogger: Logger;
};

type SignIn = {
  routes: Hono;
  session: Pick<SessionReader, 'read' | 'readIfKnown' | 'readTokens' | 'readUser'>;
};

/** Signing in and out at the issuer, and who is signed in. SPEC §6. */
export async function openSignIn(deps: Deps): Promise<SignIn> {
  const { config, issuer, database, sealer, clearJourneys, forgetCustomer, clock, logger } = deps;
  if (issuer.offer === 'off') return { routes: signInOffRoutes(), session: nobodySignedIn };
  const { publicUrl } = config;
  const { flow } = issuer;
  const replays = await openReplayCache({ database, clock });
  const identity = createIdentityClient({
    ...config.identity,
    issuer: issuer.address,
    call: issuer.call,
    clock,
    logger: deps.failureLogger,
    flow,
    ...(issuer.routes && { refreshCalls: 'yes' }),
    callbackUrl: publicUrl + signInPaths.callback,
    signedOutUrl: publicUrl + signInPaths.signedOut,
    consumeJourney: consumeJourneys(replays),
    refreshTokens: claimRefreshTokens(replays),
    signOuts: rememberSignOuts(replays, clock),
  });
  const cookies = signInCookies({ sealer, clock, flow });
  const session = sessionReader({
    identity,
    readSealed: (header) => cookies.readSession(header),
    clock,
    logger,
  });
  const routes: Hono = new Hono().route(
    '/',
    signInRoutes({ identity, session, cookies, flow, clearJourneys, forgetCustomer, logger }),
  );
  if (issuer.routes) routes.route('/', issuer.routes);
  return { routes, session };
}
