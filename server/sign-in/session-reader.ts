import type { IdentityClient } from '#clients/identity/create-identity-client.ts';
import type { Tokens } from '#clients/identity/finish-sign-in.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/verify-identity-token.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

/** From this age on, tokens are renewed when the session is asked for, in milliseconds: half of their life. */
export const renewAfterMs = 5 * 60_000;

/**
 * `renewed`: tokens to keep from now on; `ended`: those of the request are good for nothing; `failed`: they could not be
 * renewed now, and are as good as before.
 */
export type SessionAnswer = { state: SessionState; renewed?: Tokens; ended?: boolean; failed?: boolean };

/** Of a request for a signed-in page; `unknown` while the issuer can't be asked. */
export type TokensOfRequest = { identity: SignedIn | undefined; hasAccess: boolean } | 'unknown';

type SignedIn = Extract<SessionState, { state: 'signed-in' }>;
type Deps = { identity: IdentityClient; clock: Clock; logger: Logger };

/** Who is signed in, by the cookies of a request. An issuer that can't be asked makes nobody a failure. */
export function sessionReader({ identity, clock, logger }: Deps) {
  async function verify(cookieHeader: string | null) {
    const found = findToken('nep', cookieHeader);
    if (!found.ok) return undefined;
    const verified = await identity
      .readIdentity(found.token)
      .catch(() => ({ ok: false as const, reason: 'unreachable' }));
    if (!verified.ok) logger.info('session-refused', { reason: verified.reason });
    return { token: found.token, verified };
  }

  return {
    /** Who it is; nothing is renewed. */
    async read(cookieHeader: string | null): Promise<SessionState> {
      const known = await verify(cookieHeader);
      return known?.verified.ok ? signedIn(known.verified.user) : { state: 'signed-out' };
    },

    /** Which tokens there are, for the pages that need a sign-in (SPEC §4); those missing are logged as SPEC §8 says. */
    async readTokens(cookieHeader: string | null): Promise<TokensOfRequest> {
      for (const found of [findToken('nep', cookieHeader), findToken('uaa', cookieHeader)])
        if (!found.ok) logger.info('session-refused', { reason: found.message });
      const verified = (await verify(cookieHeader))?.verified;
      if (verified && !verified.ok && verified.reason === 'unreachable') return 'unknown';
      return {
        identity: verified?.ok ? signedIn(verified.user) : undefined,
        hasAccess: findToken('uaa', cookieHeader).ok,
      };
    },

    /** The same as `read`, and renews the tokens when it is time, or at once when `now` (SPEC §4: session refresh). */
    async readAndRenew(cookieHeader: string | null, { now = false } = {}): Promise<SessionAnswer> {
      const known = await verify(cookieHeader);
      if (!known) return { state: { state: 'signed-out' } };
      const { token, verified } = known;
      if (!verified.ok) return { state: { state: 'signed-out' }, ended: verified.reason !== 'unreachable' };
      const state = signedIn(verified.user);
      const isDue = clock.now() >= verified.issuedAt + renewAfterMs;
      if (!isDue && !now) return { state };
      const access = findToken('uaa', cookieHeader);
      if (!access.ok) {
        logger.info('session-refused', { reason: access.message });
        return { state: { state: 'signed-out' }, ended: true };
      }
      const outcome = await identity
        .refresh({ identity: token, access: access.token })
        .catch(() => ({ ok: false as const, reason: 'unreachable' as const }));
      if (outcome.ok) return { state, renewed: outcome.tokens };
      logger.info('session-not-renewed', { reason: outcome.reason });
      return outcome.reason === 'refused'
        ? { state: { state: 'signed-out' }, ended: true }
        : { state, failed: true };
    },
  };
}

export type SessionReader = ReturnType<typeof sessionReader>;

function signedIn({ email, name }: User): SignedIn {
  return { state: 'signed-in', email, ...(name && { name }) };
}
