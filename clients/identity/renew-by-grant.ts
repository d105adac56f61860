import * as openid from 'openid-client';
import type { SealedSession } from './sealed-session.ts';
import { sessionToSeal, type RefreshOutcome } from './session-tokens.ts';
import { verifyIdentityClaims, type VerifyBy } from './verify-identity-token.ts';

export type GrantedSession = { identity: string; session: SealedSession & { refreshToken: string } };

type Deps = {
  configuration: () => Promise<openid.Configuration>;
  by: () => Promise<VerifyBy>;
  tokenParameters: Record<string, string>;
};

/**
 * New tokens by the `refresh_token` grant of a standard issuer. Many return a new refresh token each time, and some no
 * new identity token (OpenID Connect Core §12.2): then the current one is used until it expires.
 */
export async function renewByGrant(
  { identity, session }: GrantedSession,
  { configuration, by, tokenParameters }: Deps,
): Promise<RefreshOutcome> {
  const granted = await askForTokens(await configuration(), session.refreshToken, tokenParameters);
  if (typeof granted === 'string') return { ok: false, reason: granted };
  const known = await by();
  const token = granted.id_token ?? identity;
  const verified = await verifyIdentityClaims(token, known);
  if (!verified.ok || verified.claims.sub !== session.sub) return { ok: false, reason: 'refused' };
  const { expiresAt } = verified;
  const { expires_in: seconds } = granted;
  const tokens = {
    identity: { token, expiresAt },
    access: {
      token: granted.access_token,
      expiresAt: seconds === undefined ? expiresAt : known.now + seconds * 1_000,
    },
  };
  const toSeal = { ...session, refreshToken: granted.refresh_token ?? session.refreshToken };
  // An old identity token does not say when to renew next.
  const ends = granted.id_token ? tokens : { access: tokens.access };
  return { ok: true, tokens, ...sessionToSeal(toSeal, ends, known.now) };
}

async function askForTokens(
  configuration: openid.Configuration,
  refreshToken: string,
  parameters: Record<string, string>,
) {
  try {
    return await openid.refreshTokenGrant(configuration, refreshToken, parameters);
  } catch (problem) {
    const isRefused = problem instanceof openid.ResponseBodyError && problem.error === 'invalid_grant';
    return isRefused ? 'refused' : 'unreachable';
  }
}
