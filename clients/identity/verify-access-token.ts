import { errors, jwtVerify } from 'jose';
import { accessTokenAudience } from '#contracts/identity.ts';
import { algorithms, toleranceSeconds, type VerifyBy } from './verify-identity-token.ts';

/**
 * The customer (`sub`) that one of our access tokens stands for: signature by a key of the issuer and an allowed
 * algorithm, kind (RFC 9068), issuer, audience, expiry. Undefined when it does not hold.
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
