import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { defaultScope, type RefreshCallsSetting } from '#contracts/identity.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createIdentityClient } from './create-identity-client.ts';
import type { ConsumeJourney } from './finish-sign-in.ts';
import { accessTokenHash } from './verify-identity-token.ts';

/** For tests: an issuer with one key, its documents, and arbitrary tokens. */
export async function openTestIssuer({
  flow = 'implicit' as 'implicit' | 'code',
  consumeJourney = async () => true,
  refreshCalls = 'find-out',
  discovery = {},
}: {
  flow?: 'implicit' | 'code';
  consumeJourney?: ConsumeJourney;
  refreshCalls?: RefreshCallsSetting;
  /** Other members of the discovery document; one that is undefined is left out. */
  discovery?: Record<string, unknown>;
} = {}) {
  const issuer = 'https://id.example/help';
  const clock = movableClock();
  const log = recordedLog();
  const pair = await generateKeyPair('ES256');
  const published = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }];
  const requestedPaths: string[] = [];
  const abortedPaths: string[] = [];
  const silentCall = Promise.withResolvers<void>();
  let hasKeys = true;
  let isDown = false;
  let isSilent = false;
  /** The responses of the two refresh calls, of the token call and of userinfo, or promises of them, by path. */
  const renewals: Record<string, () => unknown> = {};
  const call = async (path: string, { signal }: RequestInit = {}): Promise<Response> => {
    requestedPaths.push(path);
    if (isDown) throw new TypeError('no route');
    if (isSilent) {
      signal?.addEventListener('abort', () => abortedPaths.push(path));
      silentCall.resolve();
      return new Promise(() => {});
    }
    const renewed = await renewals[path]?.();
    if (renewed) return Response.json(renewed);
    if (path === '/jwks' && !hasKeys) throw new TypeError('no keys');
    if (path === '/jwks') return Response.json({ keys: published });
    if (path !== '/.well-known/openid-configuration') return new Response(null, { status: 404 });
    return Response.json({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      ...discovery,
    });
  };
  const client = createIdentityClient({
    issuer,
    clientId: 'the-site',
    flow,
    scope: defaultScope,
    refreshCalls,
    refreshTokens: { claim: async () => true, release: async () => {} },
    signOuts: { add: async () => {}, has: async () => false },
    callbackUrl: 'https://www.example.com/callback',
    signedOutUrl: 'https://www.example.com/signed-out',
    consumeJourney,
    call,
    clock,
    logger: log,
  });
  const seconds = () => Math.floor(clock.now() / 1_000);
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    iss: issuer,
    aud: 'the-site',
    sub: 'ada',
    email: 'ada@example.com',
    iat: seconds(),
    exp: seconds() + 600,
    ...more,
  });
  const sign = (payload: JWTPayload, by: { kid?: string; typ?: string; key?: CryptoKey } = {}) => {
    const { kid = 'one', typ, key = pair.privateKey } = by;
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid, ...(typ && { typ }) }).sign(key);
  };
  return {
    issuer,
    call,
    client,
    clock,
    log: log.lines,
    requestedPaths,
    /** The unanswered calls that were ended. */
    abortedPaths,
    /** Once a call has reached the silent issuer. */
    firstSilentCall: silentCall.promise,
    claims,
    sign,
    published,
    renewals,
    goDown: (down = true) => void (isDown = down),
    /** Makes the issuer accept calls without answering them; `false` makes it answer again. */
    fallSilent: (silent = true) => void (isSilent = silent),
    /** Makes its keys unavailable; the issuer still answers other calls. */
    loseKeys: () => void (hasKeys = false),
    /** The form that a successful sign-in posts to the callback in the implicit flow. */
    async answer(
      journey: { state: string; nonce: string },
      more: JWTPayload = {},
      accessToken = 'the-access',
    ) {
      const at_hash = accessTokenHash('the-access', 'ES256');
      const id_token = await sign(claims({ nonce: journey.nonce, at_hash, ...more }));
      return new URLSearchParams({
        id_token,
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: '600',
        state: journey.state,
      });
    },
  };
}
