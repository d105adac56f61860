import type { IdentityClient } from '#clients/identity/create-identity-client.ts';
import type { SealedSession } from '#clients/identity/sealed-session.ts';
import type { Tokens } from '#clients/identity/session-tokens.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/user.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

/**
 * `renewed`: what to keep from now on; `ended`: the tokens of the request are good for nothing; `failed`: they could not
 * be renewed now, and are as good as before.
 */
export type SessionAnswer = {
  state: SessionState;
  renewed?: { tokens: Tokens; session?: SealedSession };
  ended?: boolean;
  failed?: boolean;
};

/** Of a request for a signed-in page; `unknown` while the issuer can't be asked. */
export type TokensOfRequest = { identity: SignedIn | undefined; hasAccess: boolean } | 'unknown';

type SignedIn = Extract<SessionState, { state: 'signed-in' }>;
type Deps = {
  identity: Pick<IdentityClient, 'readIdentity' | 'refresh'>;
  /** What is sealed beside the tokens; undefined where there is nothing. */
  readSealed: (cookieHeader: string | null) => Promise<SealedSession | undefined>;
  clock: Clock;
  logger: Logger;
};

/** Who is signed in, by the cookies of a request. An issuer that can't be asked makes nobody a failure. */
export function sessionReader({ identity, readSealed, clock, logger }: Deps) {
  async function verify(cookieHeader: string | null) {
    const found = findToken('nep', cookieHeader);
    if (!found.ok) return undefined;
    const sealed = await readSealed(cookieHeader);
    const verified = await identity
      .readIdentity(found.token, sealed?.user)
      .catch(() => ({ ok: false as const, reason: 'unreachable' }));
    if (!verified.ok) logger.info('session-refused', { reason: verified.reason });
    // That of a sign-in before, by somebody else, is nothing to this one.
    const isIts = verified.ok && sealed?.sub === verified.user.sub;
    return { token: found.token, verified, sealed: isIts ? sealed : undefined };
  }

  async function readUser(cookieHeader: string | null): Promise<User | undefined> {
    const verified = (await verify(cookieHeader))?.verified;
    return verified?.ok ? verified.user : undefined;
  }

  return {
    /** Who it is; nothing is renewed. */
    async read(cookieHeader: string | null): Promise<SessionState> {
      const user = await readUser(cookieHeader);
      return user ? signedIn(user) : { state: 'signed-out' };
    },

    /** The same, with everything that the issuer told of them. */
    readUser,

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
      const { token, verified, sealed } = known;
      if (!verified.ok) return { state: { state: 'signed-out' }, ended: verified.reason !== 'unreachable' };
      const state = signedIn(verified.user);
      const { issuedAt, expiresAt } = verified;
      const renewFrom = sealed?.renewFrom ?? issuedAt + (expiresAt - issuedAt) / 2;
      // A refresh token is not used before its time: most issuers give a new one at each use.
      const isWanted = clock.now() >= renewFrom || (now && !sealed?.refreshToken);
      if (!isWanted) return { state };
      const access = findToken('uaa', cookieHeader);
      if (!access.ok && !sealed?.refreshToken) {
        logger.info('session-refused', { reason: access.message });
        return { state: { state: 'signed-out' }, ended: true };
      }
      const outcome = await identity
        .refresh({ identity: token, access: access.ok ? access.token : '', session: sealed })
        .catch(() => ({ ok: false as const, reason: 'unreachable' as const }));
      if (outcome.ok) return { state, renewed: outcome };
      if (outcome.reason === 'impossible' || outcome.reason === 'elsewhere') return { state };
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
