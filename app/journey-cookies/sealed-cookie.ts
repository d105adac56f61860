/** Seals values so that only this site can read them, and not after `seconds`. Made by the server. */
export type Sealer = {
  seal: (value: unknown, seconds: number) => Promise<string>;
  /** Undefined for what is missing, foreign, changed or too old. */
  unseal: (sealed: string) => Promise<unknown>;
};

type CookieRules = { name: string; path: string; seconds: number; isSecure: boolean };

/** A Set-Cookie that keeps a sealed value out of scripts' reach. */
export async function sealedCookie(sealer: Sealer, rules: CookieRules, value: unknown): Promise<string> {
  const sealed = await sealer.seal(value, rules.seconds);
  return cookie(rules, encodeURIComponent(sealed), rules.seconds);
}

/** A Set-Cookie that ends a cookie. */
export function endCookie(rules: CookieRules): string {
  return cookie(rules, '', 0);
}

/** The value of a sealed cookie; undefined when there is none that can be read. */
export async function readSealedCookie(
  sealer: Sealer,
  name: string,
  cookieHeader: string | null,
): Promise<unknown> {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`));
  return found ? sealer.unseal(decodeCookie(found.slice(name.length + 1))) : undefined;
}

function cookie({ name, path, isSecure }: CookieRules, value: string, seconds: number): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
