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

/** For a request of a signed-in page. */
export type TokensOfRequest = { identity: SignedIn | undefined; hasAccess: boolean };
/** Who is signed in while the issuer's keys can't be read: nobody is signed out for that. */
type Unknown = 'unknown';

type SignedIn = Extract<SessionState, { state: 'signed-in' }>;
type Deps = {
  identity: Pick<IdentityClient, 'readIdentity' | 'refresh'>;
  /** The value sealed beside the tokens; undefined where there is none. */
  readSealed: (cookieHeader: string | null) => Promise<SealedSession | undefined>;
  clock: Clock;
  logger: Logger;
};

/** It is unknown who is signed in. */
class SessionUnknown extends Error {
  override name = 'SessionUnknown';
}

/** Who is signed in, according to the cookies of a request. */
export function sessionReader({ identity, readSealed, clock, logger }: Deps) {
  async function verify(cookieHeader: string | null) {
    const found = findToken('nep', cookieHeader);
    if (!found.ok) return undefined;
    const sealed = await readSealed(cookieHeader);
    const verified = await identity.readIdentity(found.token, sealed?.user).catch(() => undefined);
    if (!verified?.ok) logger.info('session-refused', { reason: verified?.reason ?? 'unreachable' });
    if (!verified) return 'unknown';
    // A value from an earlier sign-in by somebody else is ignored.
    const isIts = verified.ok && sealed?.sub === verified.user.sub;
    return { token: found.token, verified, sealed: isIts ? sealed : undefined };
  }

  async function readIfKnown(cookieHeader: string | null): Promise<SessionState | Unknown> {
    const known = await verify(cookieHeader);
    if (known === 'unknown') return known;
    return known?.verified.ok ? signedIn(known.verified.user) : signedOut;
  }

  return {
    /** Who is signed in, without renewing anything. */
    readIfKnown,

    /** The same for pages that everybody may see: while it is unknown, they greet nobody. */
    async read(cookieHeader: string | null): Promise<SessionState> {
      const session = await readIfKnown(cookieHeader);
      return session === 'unknown' ? signedOut : session;
    },

    /** The same, with all claims of the issuer. Rejects while it is unknown. */
    async readUser(cookieHeader: string | null): Promise<User | undefined> {
      const known = await verify(cookieHeader);
      if (known === 'unknown') throw new SessionUnknown('The issuer’s keys can’t be read');
      return known?.verified.ok ? known.verified.user : undefined;
    },

    /**
     * Which tokens there are, for the pages that need a sign-in (SPEC §4); missing ones are logged as SPEC §8 says.
     */
    async readTokens(cookieHeader: string | null): Promise<TokensOfRequest | Unknown> {
      for (const found of [findToken('nep', cookieHeader), findToken('uaa', cookieHeader)])
        if (!found.ok) logger.info('session-refused', { reason: found.message });
      const known = await verify(cookieHeader);
      if (known === 'unknown') return known;
      return {
        identity: known?.verified.ok ? signedIn(known.verified.user) : undefined,
        hasAccess: findToken('uaa', cookieHeader).ok,
      };
    },

    /**
     * Like `readIfKnown`, but renews the tokens when they are due, or at once with `now` (SPEC §4: session refresh).
     * Once `signal` aborts, the renewal is no longer waited for.
     */
    async readAndRenew(
      cookieHeader: string | null,
      { now = false, signal }: { now?: boolean; signal?: AbortSignal } = {},
    ): Promise<SessionAnswer | Unknown> {
      const known = await verify(cookieHeader);
      if (known === 'unknown') return known;
      if (!known) return { state: signedOut };
      const { token, verified, sealed } = known;
      if (!verified.ok) return { state: signedOut, ended: true };
      const state = signedIn(verified.user);
      const { issuedAt, expiresAt } = verified;
      const renewFrom = sealed?.renewFrom ?? issuedAt + (expiresAt - issuedAt) / 2;
      // A refresh token is not used early: most issuers give a new one at each use.
      const isWanted = clock.now() >= renewFrom || (now && !sealed?.refreshToken);
      if (!isWanted) return { state };
      const access = findToken('uaa', cookieHeader);
      if (!access.ok && !sealed?.refreshToken) {
        logger.info('session-refused', { reason: access.message });
        return { state: signedOut, ended: true };
      }
      const outcome = await identity
        .refresh({ identity: token, access: access.ok ? access.token : '', session: sealed }, signal)
        .catch(() => ({ ok: false as const, reason: 'unreachable' as const }));
      if (outcome.ok) return { state, renewed: outcome };
      if (outcome.reason === 'impossible' || outcome.reason === 'elsewhere') return { state };
      if (!signal?.aborted) logger.info('session-not-renewed', { reason: outcome.reason });
      if (outcome.reason === 'unreachable') return { state, failed: true };
      // After a sign-out the cookies may belong to the next one already: they stay as they are.
      return { state: signedOut, ended: outcome.reason === 'refused' };
    },
  };
}

export type SessionReader = ReturnType<typeof sessionReader>;

const signedOut: SessionState = { state: 'signed-out' };

function signedIn({ email, name }: User): SignedIn {
  return { state: 'signed-in', email, ...(name && { name }) };
}
