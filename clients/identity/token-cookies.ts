import { defineCookie } from '#contracts/cookies/define-cookie.ts';

/** The cookies with the session's tokens. CONTRACTS "Calls". */
export const tokenCookies = {
  nep: defineCookie({ name: '__Host-nep', httpOnly: true }),
  uaa: defineCookie({ name: '__Host-uaa', httpOnly: true }),
} as const;
export type TokenName = keyof typeof tokenCookies;

export type FoundToken = { ok: true; token: string } | { ok: false; message: string };

/** SPEC §8, verbatim. */
const notFound = { nep: 'NEP token not found.', uaa: 'UAA token not found.' };

/** The identity token (NEP) or the access token (UAA) of a request's cookies, not verified yet. */
export function findToken(name: TokenName, cookieHeader: string | null): FoundToken {
  const token = tokenCookies[name].read(cookieHeader);
  return token === '' ? { ok: false, message: notFound[name] } : { ok: true, token };
}
