import { OAuth2Server } from 'oauth2-mock-server';

const customer = {
  id: 'johndoe',
  email: 'john@example.com',
  name: 'John Doe',
  given_name: 'John',
  family_name: 'Doe',
};

type Options = {
  /** OpenID Connect Core §12.2: a refresh response may have no identity token. */
  renewsIdentity?: boolean;
  /** Always the same refresh token, which may be reused. */
  refreshToken?: string;
};

/**
 * A supplier's OpenID issuer like oauth2-mock-server: tokens of an hour, JWTs as access tokens, a refresh token per
 * sign-in, and nothing but `sub` in the identity token. It asks for no password.
 */
export async function startMockIssuer({ renewsIdentity = true, refreshToken }: Options = {}) {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(undefined, 'localhost');
  const uses = { granted: 0, refused: 0, revoked: 0 };
  const used = new Set<unknown>();
  let isGone = false;
  let isDown = false;
  server.service.on('beforeUserinfo', (response) => {
    response.body = { ...customer, sub: customer.id };
  });
  server.service.on('beforeResponse', (response, request) => {
    const { grant_type: grant, refresh_token: token }: Record<string, unknown> = { ...request.body };
    if (isDown) response.statusCode = 503;
    if (isDown || response.body === '') return;
    if (refreshToken) response.body['refresh_token'] = refreshToken;
    if (grant !== 'refresh_token') return;
    // By default it accepts any refresh token at any time; no real issuer does.
    if (isGone || (used.has(token) && !refreshToken)) {
      uses.refused += 1;
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
      return;
    }
    uses.granted += 1;
    used.add(token);
    if (!renewsIdentity) delete response.body['id_token'];
  });
  server.service.on('beforeRevoke', () => void (uses.revoked += 1));
  return {
    env: {
      IDENTITY_URL: server.issuer.url ?? '',
      IDENTITY_CLIENT_ID: 'of-a-supplier',
      SIGN_IN_FLOW: 'code',
    } as Record<string, string>,
    issuer: server.issuer.url ?? '',
    customer,
    /** The uses of refresh tokens. */
    uses,
    /** The customer no longer has an account. */
    endCustomer: () => void (isGone = true),
    goDown: (down = true) => void (isDown = down),
    stop: () => void server.stop(),
  };
}
