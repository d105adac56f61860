import { journeyMs } from '#clients/identity/finish-sign-in.ts';
import { sealedSession, type SealedSession } from '#clients/identity/sealed-session.ts';
import type { Tokens } from '#clients/identity/session-tokens.ts';
import { signInJourney } from '#clients/identity/sign-in-state.ts';
import { tokenCookies } from '#clients/identity/token-cookies.ts';
import { defineSealedCookie, type Sealer } from '#contracts/cookies/sealed-cookie.ts';
import type { SignInFlow } from '#contracts/identity.ts';
import { signedInMarker } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';

/** These cookies are only for connections that the browser trusts, which include http on this machine. */
const isSecure = true;
/** Browsers silently drop a cookie whose name and value are together longer than this. */
const longestCookie = 4_096;

/** The tokens of a sign-in or of a refresh, and what is sealed beside them. */
type Renewed = { tokens: Tokens; session?: SealedSession };
/** `refreshIsLeftOut`: the browser would not store the refresh token, so the session ends with its tokens. */
type WrittenTokens = { lines: string[]; refreshIsLeftOut: boolean };

export type SignInCookies = ReturnType<typeof signInCookies>;

/**
 * The cookies of signing in: the journey while it is in progress, then the two tokens, the value sealed beside them,
 * and a marker for scripts. `__Host-`: set by this host only, for all its paths, and only where the browser trusts the
 * connection.
 */
export function signInCookies({ sealer, clock, flow }: { sealer: Sealer; clock: Clock; flow: SignInFlow }) {
  const inSeconds = (until: number) => Math.max(0, Math.floor((until - clock.now()) / 1_000));
  const journeyCookie = defineSealedCookie(sealer, isSecure, {
    name: '__Host-sign-in',
    // With the implicit grant the answer is posted by a form of another site, and Lax cookies are not sent with it.
    sameSite: flow === 'implicit' ? 'None' : 'Lax',
    maxAge: journeyMs / 1_000,
    schema: signInJourney,
  });
  const sessionCookie = defineSealedCookie(sealer, isSecure, {
    name: '__Host-session',
    // Each write passes the lifetime, which depends on the tokens.
    maxAge: 0,
    schema: sealedSession,
  });

  async function sealWhatFits(session: SealedSession | undefined, seconds: number) {
    if (!session) return { value: '', refreshIsLeftOut: false };
    const whole = await sessionCookie.seal(session, seconds);
    if (fits(sessionCookie, whole)) return { value: whole, refreshIsLeftOut: false };
    const { refreshToken: _long, ...rest } = session;
    if (!rest.user) return { value: '', refreshIsLeftOut: true };
    const value = await sessionCookie.seal(rest, seconds);
    return fits(sessionCookie, value) ? { value, refreshIsLeftOut: true } : undefined;
  }

  return {
    writeJourney: journeyCookie.write,
    readJourney: journeyCookie.read,
    clearJourney: journeyCookie.clear,
    /** Undefined for tokens that a browser would not store. */
    async writeTokens({
      tokens: { identity, access },
      session,
    }: Renewed): Promise<WrittenTokens | undefined> {
      if (!fits(tokenCookies.nep, identity.token) || !fits(tokenCookies.uaa, access.token)) return undefined;
      // Without a refresh token the session ends with the token that expires first.
      const isRenewable = session?.refreshToken !== undefined;
      const seconds = inSeconds(
        isRenewable ? identity.expiresAt : Math.min(identity.expiresAt, access.expiresAt),
      );
      const sealed = await sealWhatFits(session, seconds);
      if (!sealed) return undefined;
      return {
        lines: [
          tokenCookies.nep.write(identity.token, { isSecure, maxAge: seconds }),
          tokenCookies.uaa.write(access.token, { isSecure, maxAge: inSeconds(access.expiresAt) }),
          // There may be one from an earlier sign-in.
          sealed.value === '' ? sessionCookie.clear() : sessionCookie.writeSealed(sealed.value, seconds),
          signedInMarker.write('1', { isSecure, maxAge: seconds }),
        ],
        refreshIsLeftOut: sealed.refreshIsLeftOut,
      };
    },
    /** The value that was sealed beside the tokens. */
    readSession: sessionCookie.read,
    clearTokens: () => [
      ...[tokenCookies.nep, tokenCookies.uaa, signedInMarker].map((cookie) => cookie.clear({ isSecure })),
      sessionCookie.clear(),
    ],
  };
}

function fits({ name }: { name: string }, value: string): boolean {
  return name.length + value.length <= longestCookie;
}
