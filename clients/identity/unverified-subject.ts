import { decodeJwt } from 'jose/jwt/decode';
import { findToken } from './token-cookies.ts';

/**
 * The subject of a request's identity token, not verified. Only for distinguishing the customers who share a browser: it
 * authorises nothing.
 */
export function unverifiedSubject(cookieHeader: string | null): string | undefined {
  const found = findToken('nep', cookieHeader);
  if (!found.ok) return undefined;
  try {
    return decodeJwt(found.token).sub;
  } catch {
    // Not a token.
    return undefined;
  }
}
