import { Provider, type Account, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { accessTokenAudience } from '#contracts/identity.ts';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import type { Customers } from '../read-customers.ts';
import type { providerRecords } from '../store/provider-records.ts';
import { signingAlgorithm, type SigningKey } from '../store/signing-keys.ts';
import { allowImplicitOnThisMachine } from './allow-implicit-on-this-machine.ts';
import type { IdentityPages } from './identity-pages.ts';

export type ProviderDeps = {
  issuer: string;
  clientId: string;
  /** Where the provider returns to after a sign-in and, in `postLogoutRedirectUri`, after a sign-out. */
  redirectUri: string;
  postLogoutRedirectUri: string;
  cookieSecrets: string[];
  customers: Customers;
  records: ReturnType<typeof providerRecords>;
  pages: IdentityPages;
};

/** How long a sign-in at the provider lasts, however much it is used, in seconds. */
export const sessionSeconds = 12 * 60 * 60;
/**
 * How long after the password a browser can sign in again without it, in seconds: as long as SPEC §4 lets a session be
 * inactive. An active session is renewed and needs no sign-in, so who comes later may be the next person at the device.
 */
export const passwordSeconds = 15 * 60;
/** How long someone may take over signing in, in seconds. */
export const signingInSeconds = 30 * 60;
const codeSeconds = 60;
const scopes = ['openid', 'email', 'profile'];

/** The embedded OpenID provider, for one set of keys. It is stateless, so it can be rebuilt at any time. */
export async function createProvider(deps: ProviderDeps, keys: SigningKey[]): Promise<Provider> {
  const provider = new Provider(deps.issuer, configuration(deps, keys));
  // Trusts the forwarded headers: `runInHono` sets them.
  provider.proxy = true;
  allowImplicitOnThisMachine(provider);
  // A mistake in the client's settings would otherwise show at the first sign-in.
  if (!(await provider.Client.find(deps.clientId)))
    throw new Error('The identity provider has no such client');
  return provider;
}

function configuration(deps: ProviderDeps, keys: SigningKey[]): Configuration {
  const { clientId, customers, pages, records } = deps;
  const mount = new URL(deps.issuer).pathname;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: records,
    jwks: { keys },
    clients: [
      {
        client_id: clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['implicit', 'authorization_code'],
        response_types: ['id_token token', 'code'],
        // `query` for codes, `form_post` for tokens (tokens-by-post.ts): nothing goes into a fragment.
        response_modes: ['query', 'form_post'],
        redirect_uris: [deps.redirectUri],
        post_logout_redirect_uris: [deps.postLogoutRedirectUri],
        id_token_signed_response_alg: signingAlgorithm,
        default_max_age: passwordSeconds,
      },
    ],
    responseTypes: ['id_token token', 'code'],
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    scopes,
    // `sid` identifies a token's sign-in: a refresh checks whether that has ended.
    claims: { openid: ['sub', 'sid'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: {
      keys: deps.cookieSecrets,
      names: {
        session: 'identity-session',
        interaction: 'identity-sign-in',
        resume: 'identity-resume',
      },
      long: { ...cookie, path: mount },
      short: cookie,
    },
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      AuthorizationCode: codeSeconds,
      Interaction: signingInSeconds,
      Grant: sessionSeconds,
      // Records of visitors who only looked at the sign-in page expire soon.
      Session: (_ctx, session) => (session.accountId ? sessionSeconds : signingInSeconds),
    },
    features: {
      devInteractions: { enabled: false },
      // Access tokens are JWTs for the main API, for every sign-in.
      resourceIndicators: {
        enabled: true,
        defaultResource: () => accessTokenAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: accessTokenAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
          jwt: { sign: { alg: signingAlgorithm } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => pages.signOut(ctx, form),
        // Reached only by typing the address: the site has its own page for this.
        postLogoutSuccessSource: (ctx) => ctx.redirect(deps.postLogoutRedirectUri),
      },
      // The only client sends its request in the URL. Pushed requests would be rows that anyone can create.
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: false },
      introspection: { enabled: false },
    },
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : undefined),
    findAccount: (ctx, id, token) => findAccount(customers, ctx, id, token),
    interactions: { url: (_ctx, interaction) => `${mount}/sign-in/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantFirstParty(ctx),
    renderError: (ctx, out) => pages.lost(ctx, out),
  };
}

function findAccount(
  customers: Customers,
  ctx: KoaContextWithOIDC,
  id: string,
  token: unknown,
): Account | undefined {
  const customer = customers.findById(id);
  if (!customer) return undefined;
  const ofToken = (token as { sessionUid?: string } | undefined)?.sessionUid;
  const sid = ofToken ?? ctx.oidc.session?.uid;
  const { email, name } = customer;
  return { accountId: id, claims: async () => ({ sub: id, sid, email, name }) };
}

/** The site is the supplier's own, so no consent page is shown. */
async function grantFirstParty(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known && (await provider.Grant.find(known));
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addOIDCClaims(['sub', 'sid', 'email', 'name']);
  grant.addResourceScope(accessTokenAudience, scopes.join(' '));
  // The grant expires no earlier than the sign-in; the types omit the argument.
  await (grant.save as (seconds: number) => Promise<string>).call(grant, sessionSeconds);
  return grant;
}
