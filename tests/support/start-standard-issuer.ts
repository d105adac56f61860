import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

const customer = {
  id: 'dana',
  email: 'dana@example.com',
  name: 'Dana Reed',
  given_name: 'Dana',
  family_name: 'Reed',
};
const clientId = 'of-a-supplier';
const hour = 3_600;
const day = 24 * hour;

type Options = {
  /** The site is a confidential client. */
  secret?: string;
  /** Access tokens are for this API, and can no longer be used at the issuer itself. */
  audience?: string;
  /** The status for the two calls of session refresh, which the issuer doesn't have: 404 by default. */
  refreshCalls?: number;
};

/**
 * A supplier's OpenID issuer with oidc-provider's defaults: tokens of an hour, opaque access tokens, refresh tokens for
 * `offline_access` that can be used once, and no e-mail address in the identity token. It signs its customer in without
 * a password.
 */
export async function startStandardIssuer(siteUrl: string, { secret, audience, refreshCalls }: Options = {}) {
  const issuer = `http://localhost:${await freePort()}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  let isGone = false;
  let isDown = false;
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['of the tests'] },
    // The defaults, stated explicitly, because it warns about those that are not set.
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 14 * day,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 14 * day,
      Session: 14 * day,
    },
    clients: [
      {
        client_id: clientId,
        ...(secret ? { client_secret: secret } : { token_endpoint_auth_method: 'none' as const }),
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${siteUrl}/help-and-support/sign-in/callback`],
        post_logout_redirect_uris: [`${siteUrl}/help-and-support/signed-out`],
      },
    ],
    claims: { email: ['email'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_ctx, sub) =>
      isGone ? undefined : { accountId: sub, claims: async () => ({ ...customer, sub }) },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><title>Leave?</title>${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`;
        },
      },
      ...(audience && {
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({ scope: '', audience, accessTokenFormat: 'jwt' as const }),
        },
      }),
    },
  });
  const uses = { granted: 0, refused: 0, revoked: 0 };
  provider.on('grant.success', (ctx) => {
    if (ctx.oidc.params?.['grant_type'] === 'refresh_token') uses.granted += 1;
  });
  provider.on('grant.error', () => void (uses.refused += 1));
  provider.on('grant.revoked', () => void (uses.revoked += 1));

  /** Signs its customer in, and consents to everything requested. */
  async function interact(request: IncomingMessage, response: ServerResponse) {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: customer.id } });
    const grant = new provider.Grant({ accountId: customer.id, clientId });
    grant.addOIDCScope(String(params['scope']));
    if (audience) grant.addResourceScope(audience, '');
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  const answer = provider.callback();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (isDown) return void response.writeHead(503).end();
    if (refreshCalls && request.url?.startsWith('/session/refresh/'))
      return void response.writeHead(refreshCalls).end();
    if (request.url?.startsWith('/interaction/')) return void interact(request, response);
    return void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), 'localhost', resolve));
  return {
    env: {
      IDENTITY_URL: issuer,
      IDENTITY_CLIENT_ID: clientId,
      IDENTITY_SCOPE: 'openid email profile offline_access',
      SIGN_IN_FLOW: 'code',
      ...(secret && { IDENTITY_CLIENT_SECRET: secret }),
      ...(audience && { IDENTITY_AUDIENCE: audience }),
    } as Record<string, string>,
    issuer,
    customer,
    /** The uses of refresh tokens. */
    uses,
    /** Every requested path. */
    paths,
    /** The customer no longer has an account. */
    endCustomer: () => void (isGone = true),
    goDown: (down = true) => void (isDown = down),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
