/** The cookies that hold the session's tokens. CONTRACTS "Calls". */
export const tokenCookies = { nep: '__Host-nep', uaa: '__Host-uaa' } as const;
export type TokenName = keyof typeof tokenCookies;

export type FoundToken = { ok: true; token: string } | { ok: false; message: string };

/** SPEC §8, word for word. */
const notFound = { nep: 'NEP token not found.', uaa: 'UAA token not found.' };

/** The identity token (NEP) or the access token (UAA) of a request's cookies, as it came: nothing is judged yet. */
export function findToken(name: TokenName, cookieHeader: string | null): FoundToken {
  const start = `${tokenCookies[name]}=`;
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? '';
  return token === '' ? { ok: false, message: notFound[name] } : { ok: true, token };
}
