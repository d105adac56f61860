import { errors, jwtVerify } from 'jose';
import { accessTokenAudience } from '#contracts/identity.ts';
import { algorithms, toleranceSeconds, type VerifyBy } from './verify-identity-token.ts';

/**
 * The customer (`sub`) of one of our access tokens. Verifies the signature by a key of the issuer and an allowed
 * algorithm, kind (RFC 9068), issuer, audience and expiry. Undefined if invalid.
 */
export async function verifyAccessToken(
  token: string,
  { keyOf, issuer, now }: Pick<VerifyBy, 'keyOf' | 'issuer' | 'now'>,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms,
      typ: 'at+jwt',
      issuer,
      audience: accessTokenAudience,
      currentDate: new Date(now),
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return payload.sub;
  } catch (problem) {
    if (problem instanceof errors.JOSEError) return undefined;
    throw problem;
  }
}
