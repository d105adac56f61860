import { defineCookie } from './define-cookie.ts';

/** Seals values so that only this site can read them, and only for `seconds`. Created by the server. */
export type Sealer = {
  /** `purpose` is sealed along with the value: a value sealed for one purpose can't be opened for another. */
  seal: (purpose: string, value: unknown, seconds: number) => Promise<string>;
  /** Undefined for a value that is missing, foreign, changed, too old or sealed for another purpose. */
  unseal: (purpose: string, sealed: string) => Promise<unknown>;
};

/** The schema of a cookie's content, from the contracts. */
type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

type Definition<T> = Omit<Parameters<typeof defineCookie>[0], 'httpOnly' | 'maxAge'> & {
  maxAge: number;
  schema: Schema<T>;
};

export type SealedCookie<T> = ReturnType<typeof defineSealedCookie<T>>;

/** A cookie whose content only this site can read: sealed under the cookie's name, and parsed when it is read. */
export function defineSealedCookie<T>(sealer: Sealer, isSecure: boolean, definition: Definition<T>) {
  const { schema, ...attributes } = definition;
  const { name, maxAge } = attributes;
  const cookie = defineCookie({ ...attributes, httpOnly: true });
  const seal = (value: T, seconds = maxAge) => sealer.seal(name, value, seconds);
  const unseal = async (sealed: string): Promise<T | undefined> => {
    if (sealed === '') return undefined;
    const content = schema.safeParse(await sealer.unseal(name, sealed));
    return content.success ? content.data : undefined;
  };
  return {
    name,
    seal,
    /** The content that was sealed for this cookie; undefined for anything else. */
    unseal,
    /** The Set-Cookie string for a value that is sealed already. */
    writeSealed: (sealed: string, seconds = maxAge) => cookie.write(sealed, { isSecure, maxAge: seconds }),
    write: async (value: T) => cookie.write(await seal(value), { isSecure }),
    /** Nothing if a browser sends two: another subdomain can set one for this site, and it may come first. */
    read: async (cookieHeader: string | null) =>
      isAmbiguous(name, cookieHeader) ? undefined : unseal(cookie.read(cookieHeader)),
    clear: () => cookie.clear({ isSecure }),
  };
}

/** Whether a browser sends a cookie with different values: it may have one for each path or domain. */
function isAmbiguous(name: string, cookieHeader: string | null): boolean {
  const pairs = (cookieHeader ?? '').split(';').map((pair) => pair.trim());
  return new Set(pairs.filter((pair) => pair.startsWith(`${name}=`))).size > 1;
}
