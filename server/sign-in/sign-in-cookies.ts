import type { Sealer } from '#app/journey-cookies/sealed-cookie.ts';
import { journeyMs } from '#clients/identity/finish-sign-in.ts';
import { sealedSession, type SealedSession } from '#clients/identity/sealed-session.ts';
import type { Tokens } from '#clients/identity/session-tokens.ts';
import { signInJourney, type SignInJourney } from '#clients/identity/sign-in-state.ts';
import { tokenCookies } from '#clients/identity/token-cookies.ts';
import type { SignInFlow } from '#contracts/identity.ts';
import { signedInMarker } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';

/** `__Host-`: set by this host alone, for all its paths, and only where the browser trusts the connection. */
const journeyCookie = '__Host-sign-in';
const sessionCookie = '__Host-session';

/** Browsers drop a cookie whose name and value are longer than this together, and tell nobody. */
const longestCookie = 4_096;

/** `refreshIsLeftOut`: the browser would not keep the refresh token, so the session ends with its tokens. */
type KeptTokens = { lines: string[]; refreshIsLeftOut: boolean };

/**
 * The cookies of signing in: the journey while it is under way, then the two tokens, what is sealed beside them, and a
 * marker for scripts.
 */
export function signInCookies({ sealer, clock, flow }: { sealer: Sealer; clock: Clock; flow: SignInFlow }) {
  const inSeconds = (until: number) => Math.max(0, Math.floor((until - clock.now()) / 1_000));
  // Another site's form brings the implicit answer here, and brings no Lax cookies along.
  const journeySite = flow === 'implicit' ? 'None' : 'Lax';

  async function sealWhatFits(session: SealedSession | undefined, seconds: number) {
    if (!session) return { value: '', refreshIsLeftOut: false };
    const whole = await sealer.seal(sessionCookie, session, seconds);
    if (fits(sessionCookie, whole)) return { value: whole, refreshIsLeftOut: false };
    const { refreshToken: _long, ...rest } = session;
    if (!rest.user) return { value: '', refreshIsLeftOut: true };
    const value = await sealer.seal(sessionCookie, rest, seconds);
    return fits(sessionCookie, value) ? { value, refreshIsLeftOut: true } : undefined;
  }

  return {
    async keepJourney(journey: SignInJourney): Promise<string> {
      const seconds = journeyMs / 1_000;
      return cookie(journeyCookie, await sealer.seal(journeyCookie, journey, seconds), seconds, journeySite);
    },
    async readJourney(header: string | null): Promise<SignInJourney | undefined> {
      const sealed = valueOf(journeyCookie, header);
      const read = signInJourney.safeParse(await sealer.unseal(journeyCookie, sealed));
      return read.success ? read.data : undefined;
    },
    endJourney: () => cookie(journeyCookie, '', 0, journeySite),
    /** Undefined for tokens that a browser would not keep. */
    async keepTokens({ tokens: { identity, access }, session }: Kept): Promise<KeptTokens | undefined> {
      if (!fits(tokenCookies.nep, identity.token) || !fits(tokenCookies.uaa, access.token)) return undefined;
      // Without a refresh token the session ends with the token that ends first.
      const isRenewable = session?.refreshToken !== undefined;
      const seconds = inSeconds(
        isRenewable ? identity.expiresAt : Math.min(identity.expiresAt, access.expiresAt),
      );
      const sealed = await sealWhatFits(session, seconds);
      if (!sealed) return undefined;
      return {
        lines: [
          cookie(tokenCookies.nep, identity.token, seconds),
          cookie(tokenCookies.uaa, access.token, inSeconds(access.expiresAt)),
          // Of a sign-in before there may be one.
          cookie(sessionCookie, sealed.value, sealed.value === '' ? 0 : seconds),
          marker('1', seconds),
        ],
        refreshIsLeftOut: sealed.refreshIsLeftOut,
      };
    },
    /** What was sealed beside the tokens. */
    async readSession(header: string | null): Promise<SealedSession | undefined> {
      const sealed = valueOf(sessionCookie, header);
      if (sealed === '') return undefined;
      const read = sealedSession.safeParse(await sealer.unseal(sessionCookie, sealed));
      return read.success ? read.data : undefined;
    },
    endTokens: () => [
      ...[tokenCookies.nep, tokenCookies.uaa, sessionCookie].map((name) => cookie(name, '', 0)),
      marker('', 0),
    ],
  };
}

type Kept = { tokens: Tokens; session?: SealedSession };

export type SignInCookies = ReturnType<typeof signInCookies>;

function fits(name: string, value: string): boolean {
  return name.length + value.length <= longestCookie;
}

function cookie(name: string, value: string, seconds: number, sameSite: 'Lax' | 'None' = 'Lax'): string {
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=${sameSite}`;
}

function marker(value: string, seconds: number): string {
  return `${signedInMarker}=${value}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`;
}

function valueOf(name: string, header: string | null): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
