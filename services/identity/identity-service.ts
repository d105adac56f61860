import { Hono } from 'hono';
import type { TokenKind } from '#contracts/identity.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { endWithoutSession } from './provider/end-without-session.ts';
import { identityPages, type RenderIdentityPage } from './provider/identity-pages.ts';
import { runInHono } from './provider/run-in-hono.ts';
import { asksForTokensInAddress } from './provider/tokens-by-post.ts';
import type { Customers } from './read-customers.ts';
import { refreshToken } from './refresh/refresh-token.ts';
import { limitAttempts, type SignInLimiters } from './sign-in/limit-attempts.ts';
import { signInStep } from './sign-in/sign-in-step.ts';
import type { IdentityTables } from './store/identity-tables.ts';
import { knownAddresses } from './store/known-addresses.ts';
import { currentKeys } from './store/current-keys.ts';
import { providerRecords } from './store/provider-records.ts';
import { signingKeys, type KeySealer, type SigningKey } from './store/signing-keys.ts';

export type IdentityServiceDeps = {
  /** With the tables that `migrateIdentity` creates. */
  database: Database<IdentityTables>;
  /** The provider's own address, with the path that it is mounted on, like http://localhost:3000/identity. */
  issuer: string;
  clientId: string;
  redirectUri: string;
  postLogoutRedirectUri: string;
  /** Sign the provider's cookies, the newest first. */
  cookieSecrets: string[];
  /** Seals the private keys in the database. */
  sealer: KeySealer;
  customers: Customers;
  render: RenderIdentityPage;
  limiters: SignInLimiters;
  clock: Clock;
  logger: Logger;
};

/** Twice the length of the site's longest request. Limited because a request is stored until the sign-in ends. */
const longestAddress = 4_000;

/**
 * The embedded identity provider: OpenID Connect for the site alone, sign-in page, sign-out and the two refresh calls
 * (CONTRACTS "Calls"). `app` serves the issuer's path.
 */
export async function createIdentityService(deps: IdentityServiceDeps) {
  const { issuer, clock, logger, database } = deps;
  const keysNow = await currentKeys({ store: signingKeys(deps), clock, logger });
  const records = providerRecords({ database, clock });
  const pages = identityPages(deps);
  const limit = limitAttempts({ ...deps, knownAddresses: knownAddresses(deps) });
  const signIn = signInStep({ ...deps, pages, limit });
  let current: { keys: SigningKey[]; providerReady: ReturnType<typeof make> } | undefined;

  async function make(keys: SigningKey[]) {
    // Loaded at the first request: with its dependencies it is a fifth of the built server.
    const { createProvider } = await import('./provider/create-provider.ts');
    const provider = await createProvider({ ...deps, records, pages }, keys);
    provider.use(async (ctx, next) => {
      if (ctx.url.length > longestAddress) return pages.refuse(ctx, 'address_too_long', 414);
      if (asksForTokensInAddress(ctx.query)) return pages.refuse(ctx, 'tokens_in_address');
      if (await endWithoutSession(ctx, provider, { ...deps, pages })) return;
      if (await signIn(ctx, provider)) return;
      await next();
      if (ctx.status === 404 && !ctx.body) return pages.refuse(ctx, 'no_such_address', 404);
      // The policy header shows that one of our own pages has already been rendered.
      if (ctx.response.get('content-security-policy')) return;
      if (ctx.path.startsWith('/auth')) await pages.autoSubmit(ctx, 'signed-in');
      if (ctx.path === '/session/end') await pages.autoSubmit(ctx, 'signed-out');
    });
    provider.on('server_error', (_ctx, problem) => {
      logger.error('identity-failed', { error: problem.name });
    });
    return provider.callback();
  }

  /** The provider with the current keys: built at the first request, and rebuilt when any process changes the keys. */
  async function handleNow() {
    const keys = await keysNow();
    if (current?.keys !== keys) {
      current = { keys, providerReady: make(keys) };
      current.providerReady.catch(() => (current = undefined));
    }
    return current.providerReady;
  }

  async function refresh(kind: TokenKind, authorization: string | undefined) {
    const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '') ?? [];
    return refreshToken(kind, token, await keysNow(), { ...deps, sessions: records('Session') });
  }

  const mount = new URL(issuer).pathname;
  const app = new Hono()
    .post(`${mount}/session/refresh/:kind{access|identity}`, async (c) => {
      c.header('cache-control', 'no-store');
      const renewed = await refresh(c.req.param('kind') as TokenKind, c.req.header('authorization'));
      if (renewed) return c.json(renewed);
      c.header('www-authenticate', 'Bearer error="invalid_token"');
      return c.json({ error: 'invalid_token' }, 401);
    })
    .all(`${mount}/*`, async (c) => runInHono(c, await handleNow(), new URL(issuer)));
  return { app };
}
