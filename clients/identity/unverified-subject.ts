import { decodeJwt } from 'jose/jwt/decode';
import { findToken } from './token-cookies.ts';

/**
 * The customer whom a request's identity token names, without verifying it. This is enough to tell the customers who
 * share a browser apart, and never a reason to show anybody's data.
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
