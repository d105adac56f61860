import type { IdentityClient } from '#clients/identity/create-identity-client.ts';
import type { SealedSession } from '#clients/identity/sealed-session.ts';
import type { Tokens } from '#clients/identity/session-tokens.ts';
import { findToken } from '#clients/identity/token-cookies.ts';
import type { User } from '#clients/identity/user.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

/**
 * `renewed`: the cookies to use from now on; `ended`: the tokens of the request are invalid; `failed`: they could not
 * be renewed now, and are as valid as before.
 */
export type SessionAnswer = {
  state: SessionState;
  renewed?: { tokens: Tokens; session?: SealedSession };
  ended?: boolean;
  failed?: boolean;
};

/** For a request of a signed-in page; `unknown` while the issuer can't be reached. */
export type TokensOfRequest = { identity: SignedIn | undefined; hasAccess: boolean } | 'unknown';

type SignedIn = Extract<SessionState, { state: 'signed-in' }>;
type Deps = {
  identity: Pick<IdentityClient, 'readIdentity' | 'refresh'>;
  /** The value sealed beside the tokens; undefined where there is none. */
  readSealed: (cookieHeader: string | null) => Promise<SealedSession | undefined>;
  clock: Clock;
  logger: Logger;
};

/** Who is signed in, according to the cookies of a request. An unreachable issuer does not fail the request. */
export function sessionReader({ identity, readSealed, clock, logger }: Deps) {
  async function verify(cookieHeader: string | null) {
    const found = findToken('nep', cookieHeader);
    if (!found.ok) return undefined;
    const sealed = await readSealed(cookieHeader);
    const verified = await identity
      .readIdentity(found.token, sealed?.user)
      .catch(() => ({ ok: false as const, reason: 'unreachable' }));
    if (!verified.ok) logger.info('session-refused', { reason: verified.reason });
    // A value from an earlier sign-in by somebody else is ignored.
    const isIts = verified.ok && sealed?.sub === verified.user.sub;
    return { token: found.token, verified, sealed: isIts ? sealed : undefined };
  }

  async function readUser(cookieHeader: string | null): Promise<User | undefined> {
    const verified = (await verify(cookieHeader))?.verified;
    return verified?.ok ? verified.user : undefined;
  }

  return {
    /** Who is signed in, without renewing anything. */
    async read(cookieHeader: string | null): Promise<SessionState> {
      const user = await readUser(cookieHeader);
      return user ? signedIn(user) : { state: 'signed-out' };
    },

    /** The same, with all claims of the issuer. */
    readUser,

    /**
     * Which tokens there are, for the pages that need a sign-in (SPEC §4); missing ones are logged as SPEC §8 says.
     */
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

    /** Like `read`, but renews the tokens when they are due, or at once with `now` (SPEC §4: session refresh). */
    async readAndRenew(cookieHeader: string | null, { now = false } = {}): Promise<SessionAnswer> {
      const known = await verify(cookieHeader);
      if (!known) return { state: { state: 'signed-out' } };
      const { token, verified, sealed } = known;
      if (!verified.ok) return { state: { state: 'signed-out' }, ended: verified.reason !== 'unreachable' };
      const state = signedIn(verified.user);
      const { issuedAt, expiresAt } = verified;
      const renewFrom = sealed?.renewFrom ?? issuedAt + (expiresAt - issuedAt) / 2;
      // A refresh token is not used early: most issuers give a new one at each use.
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
