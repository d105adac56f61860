import { createLocalJWKSet, importJWK, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Adapter } from 'oidc-provider';
import { accessTokenAudience, type RefreshedToken, type TokenKind } from '#contracts/identity.ts';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Customers } from '../read-customers.ts';
import { signingAlgorithm, type SigningKey } from '../store/signing-keys.ts';

export type RefreshDeps = {
  issuer: string;
  clientId: string;
  clock: Clock;
  customers: Customers;
  sessions: Pick<Adapter, 'findByUid'>;
};

const kinds = {
  access: { typ: 'at+jwt' },
  identity: { typ: 'JWT' },
} as const satisfies Record<TokenKind, { typ: string }>;

/** Claims of one token only: a new token has other values, or none. */
const notCarriedOver = ['iat', 'exp', 'nbf', 'jti', 'nonce', 'at_hash', 's_hash', 'c_hash'];

/**
 * A new token for one that is still valid, of the same kind and for the same customer; undefined if it is not valid, or
 * if the sign-in that it belongs to has ended.
 */
export async function refreshToken(
  kind: TokenKind,
  token: string,
  keys: SigningKey[],
  { issuer, clientId, clock, customers, sessions }: RefreshDeps,
): Promise<RefreshedToken | undefined> {
  const { typ } = kinds[kind];
  const audience = kind === 'access' ? accessTokenAudience : clientId;
  const verified = await jwtVerify(token, createLocalJWKSet({ keys: keys.map(publicPart) }), {
    issuer,
    audience,
    algorithms: [signingAlgorithm],
    currentDate: new Date(clock.now()),
    requiredClaims: ['sub', 'sid', 'exp', 'iat'],
  }).catch(() => undefined);
  const [signing] = keys;
  if (!verified || !signing || (verified.protectedHeader.typ ?? 'JWT') !== typ) return undefined;
  const { sub = '', sid } = verified.payload;
  const session = await sessions.findByUid(String(sid));
  if (!session || session.accountId !== sub || !customers.findById(sub)) return undefined;

  const issuedAt = Math.floor(clock.now() / 1_000);
  const expiresAt = issuedAt + tokenSeconds;
  const claims: JWTPayload = Object.fromEntries(
    Object.entries(verified.payload).filter(([name]) => !notCarriedOver.includes(name)),
  );
  const renewed = await new SignJWT(claims)
    .setProtectedHeader({ alg: signingAlgorithm, kid: signing.kid, typ })
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .setJti(crypto.randomUUID())
    .sign(await importJWK(signing, signingAlgorithm));
  return { token: renewed, expiresAt: new Date(expiresAt * 1_000).toISOString() };
}

function publicPart({ d: _private, ...rest }: SigningKey) {
  return rest;
}
