import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import { Provider } from 'oidc-provider';
import { allowImplicitOnThisMachine } from '#services/identity/provider/allow-implicit-on-this-machine.ts';
import { freePort } from './free-port.ts';

const customer = { id: 'somebody', email: 'somebody@example.com', name: 'Somebody Else' };
const clientId = 'of-another-supplier';

/**
 * Another supplier's OpenID issuer, with oidc-provider's defaults: its own keys (RS256), opaque access tokens. It is on
 * a different site from the one that it serves (localhost, not 127.0.0.1), and asks for no password.
 */
export async function startIssuer(siteUrl: string) {
  const issuer = `http://localhost:${await freePort()}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'theirs', alg: 'RS256', use: 'sig' }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['implicit', 'authorization_code'],
        response_types: ['id_token token', 'code'],
        redirect_uris: [`${siteUrl}/help-and-support/sign-in/callback`],
        post_logout_redirect_uris: [`${siteUrl}/help-and-support/signed-out`],
      },
    ],
    responseTypes: ['id_token token', 'code'],
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['of the tests'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...customer, sub }) }),
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = `<!doctype html><h1>Leave?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Leave</button>`;
        },
      },
    },
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({ clientId, accountId: customer.id });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  allowImplicitOnThisMachine(provider);
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: customer.id } });
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), 'localhost', resolve));
  return {
    env: { IDENTITY_URL: issuer, IDENTITY_CLIENT_ID: clientId },
    issuer,
    customer,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
