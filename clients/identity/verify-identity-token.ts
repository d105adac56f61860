import { createHash, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import { readUser, type User } from './user.ts';

/** Signed, by a public key, with SHA-256: never `none`, never a shared secret. */
export const algorithms = ['RS256', 'PS256', 'ES256'];
/** How far apart the clocks of two machines may be, in seconds. */
export const toleranceSeconds = 5;

/** `reason` is a code or a message of SPEC §8; never text from the token. */
type Refused = { ok: false; reason: string };
/** Times in milliseconds since 1970. */
export type VerifiedClaims = { ok: true; claims: JWTPayload; issuedAt: number; expiresAt: number } | Refused;
export type VerifiedIdentity = { ok: true; user: User; issuedAt: number; expiresAt: number } | Refused;

export type VerifyBy = {
  keyOf: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  /** Milliseconds since 1970. */
  now: number;
  /** At sign-in the token must also answer the current request. */
  signIn?: { nonce: string; accessToken?: string };
};

/** SPEC §8: an invalid token, or one without a user. */
export const unparsable = 'Failed to parse user from token';

/** The user of an identity token, fully verified; `userInfo` adds the issuer's further claims. */
export async function verifyIdentityToken(
  token: string,
  by: VerifyBy,
  userInfo?: User,
): Promise<VerifiedIdentity> {
  const verified = await verifyIdentityClaims(token, by);
  if (!verified.ok) return verified;
  const { claims, issuedAt, expiresAt } = verified;
  const user = readUser(claims, userInfo);
  return user ? { ok: true, user, issuedAt, expiresAt } : refused(unparsable);
}

/**
 * Verifies an identity token in full (SPEC §6): signature by a key of the issuer and an allowed algorithm, kind,
 * issuer, audience, expiry; at sign-in also its age, nonce and, if it came with an access token, that token's hash.
 * Rejects while the issuer's keys can't be fetched.
 */
export async function verifyIdentityClaims(token: string, by: VerifyBy): Promise<VerifiedClaims> {
  const { issuer, clientId, now, signIn } = by;
  const verified = await jwtVerify(token, by.keyOf, {
    algorithms,
    issuer,
    audience: clientId,
    currentDate: new Date(now),
    clockTolerance: toleranceSeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
    ...(signIn && { maxTokenAge: tokenSeconds }),
  }).catch((problem: unknown) => ({ reason: reasonOf(problem) }));
  if ('reason' in verified) return refused(verified.reason);
  const { payload, protectedHeader } = verified;
  const { alg, typ } = protectedHeader;
  // RFC 9068: an access token declares its type. One without a type, or of type JWT, is an identity token.
  if (typ !== undefined && typ.toUpperCase() !== 'JWT') return refused('wrong-kind');
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload['azp'] !== clientId)
    return refused('azp');
  const wrong = signIn && wrongAnswer(payload, signIn, alg);
  if (wrong) return refused(wrong);
  return { ok: true, claims: payload, issuedAt: inMs(payload.iat), expiresAt: inMs(payload.exp) };
}

function wrongAnswer(
  payload: JWTPayload,
  { nonce, accessToken }: NonNullable<VerifyBy['signIn']>,
  alg: string,
): string | undefined {
  if (!isSame(payload['nonce'], nonce)) return 'nonce';
  if (accessToken === undefined) return undefined;
  return isSame(payload['at_hash'], accessTokenHash(accessToken, alg)) ? undefined : 'at_hash';
}

/** OpenID Connect Core §3.1.3.6: the left half of the hash named in the algorithm. */
export function accessTokenHash(accessToken: string, alg: string): string {
  const hash = createHash(`sha${alg.slice(-3)}`)
    .update(accessToken)
    .digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** Compares in constant time, so that the duration reveals nothing. */
export function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || expected === '') return false;
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Why a token is refused. Errors that are not the token's fault, such as unavailable keys, are rethrown. */
function reasonOf(problem: unknown): string {
  if (problem instanceof errors.JWTClaimValidationFailed || problem instanceof errors.JWTExpired)
    return problem.claim;
  if (problem instanceof errors.JWSInvalid || problem instanceof errors.JWTInvalid) return unparsable;
  if (problem instanceof errors.JOSEError) return problem.code;
  throw problem;
}

function inMs(seconds: number | undefined): number {
  return (seconds ?? 0) * 1_000;
}

function refused(reason: string): Refused {
  return { ok: false, reason };
}
