/** Seals values so that only this site can read them, and not after `seconds`. Made by the server. */
export type Sealer = {
  /** `purpose` is sealed along with the value: what was sealed for one purpose is nothing to another. */
  seal: (purpose: string, value: unknown, seconds: number) => Promise<string>;
  /** Undefined for what is missing, foreign, changed, too old or sealed for another purpose. */
  unseal: (purpose: string, sealed: string) => Promise<unknown>;
};

/** A rule of the contracts that says what a cookie holds. */
type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

export type SealedCookie<T> = {
  name: string;
  path: string;
  seconds: number;
  isSecure: boolean;
  schema: Schema<T>;
};

/** A Set-Cookie that keeps a sealed value out of scripts' reach. */
export async function sealCookie<T>(sealer: Sealer, cookie: SealedCookie<T>, value: T): Promise<string> {
  return keepSealed(cookie, await seal(sealer, cookie, value));
}

/** The value of a cookie, sealed. */
export function seal<T>(sealer: Sealer, cookie: SealedCookie<T>, value: T): Promise<string> {
  return sealer.seal(cookie.name, value, cookie.seconds);
}

/** A Set-Cookie that keeps what was sealed for it. */
export function keepSealed(cookie: SealedCookie<unknown>, sealed: string): string {
  return setCookie(cookie, encodeURIComponent(sealed), cookie.seconds);
}

/** What was sealed for a cookie; undefined for anything else. */
export async function unseal<T>(
  sealer: Sealer,
  { name, schema }: SealedCookie<T>,
  sealed: string,
): Promise<T | undefined> {
  const read = schema.safeParse(await sealer.unseal(name, sealed));
  return read.success ? read.data : undefined;
}

/** A Set-Cookie that ends a cookie. */
export function endCookie(cookie: SealedCookie<unknown>): string {
  return setCookie(cookie, '', 0);
}

/** The value of a sealed cookie; undefined when there is none of this name that can be read. */
export async function readSealedCookie<T>(
  sealer: Sealer,
  cookie: SealedCookie<T>,
  cookieHeader: string | null,
): Promise<T | undefined> {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${cookie.name}=`));
  return found ? unseal(sealer, cookie, decodeCookie(found.slice(cookie.name.length + 1))) : undefined;
}

function setCookie({ name, path, isSecure }: SealedCookie<unknown>, value: string, seconds: number): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
