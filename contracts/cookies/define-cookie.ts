/** A value that needs no encoding: no control, space, quote, comma, semicolon, backslash or percent sign. */
const plain = /^[!#$&-+\--:<-[\]-~]*$/;

type Definition = {
  name: string;
  /** The paths that it is sent to; the whole site by default. */
  path?: string;
  /** How many seconds it lasts; without this it is a session cookie. */
  maxAge?: number;
  /** Hidden from scripts. */
  httpOnly?: boolean;
  /** `None` for a cookie that must be sent with a post from another site; Lax by default. */
  sameSite?: 'Lax' | 'None';
};

type Written = {
  /** Browsers accept Secure on https, and on http only from localhost. */
  isSecure: boolean;
  /** For a lifetime that is known only when the cookie is written. */
  maxAge?: number | undefined;
};

/**
 * Defines a cookie of the site, which is read and written through this definition everywhere. The strings are the same
 * for Set-Cookie and for document.cookie.
 */
export function defineCookie({ name, path = '/', httpOnly = false, sameSite = 'Lax', ...usual }: Definition) {
  const write = (value: string, { isSecure, maxAge = usual.maxAge }: Written) =>
    [
      `${name}=${plain.test(value) ? value : encodeURIComponent(value)}`,
      `Path=${path}`,
      ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
      ...(httpOnly ? ['HttpOnly'] : []),
      `SameSite=${sameSite}`,
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return {
    name,
    maxAge: usual.maxAge,
    /** Its value in a Cookie header or in document.cookie, '' when it isn't there. */
    read: (cookies: string | null) => readCookies(cookies).get(name) ?? '',
    /** Whether it is there, even without a value. */
    isSet: (cookies: string | null) => readCookies(cookies).has(name),
    write,
    clear: ({ isSecure }: Pick<Written, 'isSecure'>) => write('', { isSecure, maxAge: 0 }),
  };
}

/** All cookies of a Cookie header or of document.cookie, by name; of two with the same name, the first. */
export function readCookies(cookies: string | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && name !== '' && !found.has(name)) found.set(name, decode(pair.slice(at + 1).trim()));
  }
  return found;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not a value that we encoded.
    return value;
  }
}
