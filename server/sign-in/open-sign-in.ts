import { Hono } from 'hono';
import type { Sealer } from '#app/journey-cookies/sealed-cookie.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import { createIdentityClient } from '#clients/identity/create-identity-client.ts';
import { whoseToken } from '#clients/identity/whose-token.ts';
import { callOverNetwork } from '#clients/service-call.ts';
import type { SignInOffer, WhoseToken } from '#contracts/identity.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { RateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { openReplayCache } from '#platform/replay-cache/open-replay-cache.ts';
import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';
import type { IdentityTables } from '#services/identity/store/identity-tables.ts';
import type { Config } from '../config.ts';
import { embeddedIssuer, openIdentity } from '../identity/open-identity.ts';
import { claimRefreshTokens } from './claim-refresh-tokens.ts';
import { sessionReader, type SessionReader } from './session-reader.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { nobodySignedIn, signInOffRoutes } from './sign-in-off.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { spendJourneys } from './spend-journey.ts';

type Deps = {
  config: Config;
  database: Database<IdentityTables & ReplayCacheTables>;
  content: ContentClient;
  /** The newest first. */
  secrets: string[];
  sealer: Sealer;
  limits: RateLimits;
  /** Set-Cookie lines that end the form journeys of a browser. */
  endJourneys: () => string[];
  /** Forgets what is kept of the customer whose cookies these are. */
  forgetCustomer: (cookieHeader: string | null) => void;
  clock: Clock;
  logger: Logger;
  /** Told when the issuer gives no answer. */
  issuerLogger: Logger;
};

type SignIn = {
  app: Hono;
  session: Pick<SessionReader, 'read' | 'readTokens' | 'readUser'>;
  /** For the embedded look-ups of customers. */
  whose: WhoseToken;
  offer: SignInOffer;
};

/** Signing in and out, at the embedded provider or the supplier's own issuer, and who is signed in. SPEC §6. */
export async function openSignIn(deps: Deps): Promise<SignIn> {
  const { config, database, sealer, endJourneys, forgetCustomer, clock, logger, issuerLogger } = deps;
  const { publicUrl, identity: settings } = config;
  const { url, clientId, flow } = settings;
  if (flow === 'off')
    return { app: signInOffRoutes(), session: nobodySignedIn, whose: async () => undefined, offer: 'off' };
  const provider = url ? undefined : await openIdentity(deps);
  const issuer = {
    issuer: url ?? embeddedIssuer(publicUrl),
    clientId,
    call: provider ? provider.call : callOverNetwork(url ?? ''),
    clock,
    logger: issuerLogger,
  };
  const replays = await openReplayCache({ database, clock });
  const identity = createIdentityClient({
    ...settings,
    ...issuer,
    flow,
    hasRefreshCalls: provider !== undefined,
    callbackUrl: publicUrl + signInPaths.callback,
    signedOutUrl: publicUrl + signInPaths.signedOut,
    spendJourney: spendJourneys(replays),
    refreshTokens: claimRefreshTokens(replays),
  });
  const cookies = signInCookies({ sealer, clock, flow });
  const session = sessionReader({
    identity,
    readSealed: (header) => cookies.readSession(header),
    clock,
    logger,
  });
  return {
    app: new Hono()
      .route('/', provider?.app ?? new Hono())
      .route('/', signInRoutes({ identity, session, cookies, flow, endJourneys, forgetCustomer, logger })),
    session,
    whose: whoseToken(issuer),
    offer: provider ? 'embedded' : 'own',
  };
}
