import type { Sealer } from '#app/journey-cookies/sealed-cookie.ts';
import { journeyMs, type Tokens } from '#clients/identity/finish-sign-in.ts';
import { signInJourney, type SignInJourney } from '#clients/identity/sign-in-state.ts';
import { tokenCookies } from '#clients/identity/token-cookies.ts';
import type { SignInFlow } from '#contracts/identity.ts';
import { signedInMarker } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';

/** `__Host-`: set by this host alone, for all its paths, and only where the browser trusts the connection. */
const journeyCookie = '__Host-sign-in';

/** Browsers drop a cookie whose name and value are longer than this together, and tell nobody. */
const longestCookie = 4_096;

/** The cookies of signing in: the journey while it is under way, then the two tokens and a marker for scripts. */
export function signInCookies({ sealer, clock, flow }: { sealer: Sealer; clock: Clock; flow: SignInFlow }) {
  const inSeconds = (until: number) => Math.max(0, Math.floor((until - clock.now()) / 1_000));
  // Another site's form brings the implicit answer here, and brings no Lax cookies along.
  const journeySite = flow === 'implicit' ? 'None' : 'Lax';
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
    keepTokens({ identity, access }: Tokens): string[] | undefined {
      const isTooLong = ({ token }: { token: string }, name: string) =>
        name.length + token.length > longestCookie;
      if (isTooLong(identity, tokenCookies.nep) || isTooLong(access, tokenCookies.uaa)) return undefined;
      return [
        cookie(tokenCookies.nep, identity.token, inSeconds(identity.expiresAt)),
        cookie(tokenCookies.uaa, access.token, inSeconds(access.expiresAt)),
        marker('1', inSeconds(identity.expiresAt)),
      ];
    },
    endTokens: () => [cookie(tokenCookies.nep, '', 0), cookie(tokenCookies.uaa, '', 0), marker('', 0)],
  };
}

export type SignInCookies = ReturnType<typeof signInCookies>;

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
