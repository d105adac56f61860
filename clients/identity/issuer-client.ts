import * as openid from 'openid-client';
import type { Logger } from '#platform/logger/logger.ts';
import type { IdentityDocuments } from './identity-documents.ts';

/**
 * How long openid-client's calls may take, in seconds. Longer than a request waits for its tokens to be renewed: a
 * refresh token whose response is lost may not work again.
 */
const longestCallSeconds = 30;

export type IssuerClientDeps = {
  /** Without a slash at the end. */
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** The API that access tokens are meant for; undefined if the issuer decides. */
  audience: string | undefined;
  documents: IdentityDocuments;
  logger: Logger;
};

/** The site as a client of its issuer, for openid-client's calls. */
export async function issuerClient(deps: IssuerClientDeps): Promise<openid.Configuration> {
  const { issuer, clientId, clientSecret, documents } = deps;
  const discovery = await documents.discovery();
  const configuration = new openid.Configuration(
    discovery,
    clientId,
    undefined,
    authentication(clientSecret, discovery.token_endpoint_auth_methods_supported),
  );
  configuration.timeout = longestCallSeconds;
  configuration[openid.customFetch] = (url, init) => documents.ask(url, init as RequestInit);
  // An issuer on this machine, or within the supplier's own network, may have no certificate.
  if (issuer.startsWith('http:')) openid.allowInsecureRequests(configuration);
  return configuration;
}

/** The same, for what needs the token endpoint: the code flow and renewals by refresh token. */
export async function issuerClientForTokens(deps: IssuerClientDeps): Promise<openid.Configuration> {
  const configuration = await issuerClient(deps);
  if (configuration.serverMetadata().token_endpoint) return configuration;
  deps.logger.error('issuer-without-token-endpoint');
  throw new Error('The issuer’s discovery document has no token_endpoint');
}

/** Several issuers call it `audience`; RFC 8707 calls it `resource`, which must be a URI. */
export function audienceParameters({ audience }: Pick<IssuerClientDeps, 'audience'>): Record<string, string> {
  if (audience === undefined) return {};
  return URL.canParse(audience) ? { audience, resource: audience } : { audience };
}

/** An issuer that lists no methods must support Basic. */
function authentication(secret: string | undefined, methods: string[]): openid.ClientAuth {
  if (secret === undefined) return openid.None();
  const isPosted = methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
  return isPosted ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
}
