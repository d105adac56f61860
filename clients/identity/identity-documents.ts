import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../service-call.ts';
import { cachedDocument } from './cached-document.ts';
import { withoutNulls } from './without-nulls.ts';

const address = z.string().check(z.refine((value) => URL.canParse(value)));
const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  /** An issuer that has the implicit flow alone may lack it (OpenID Connect Discovery §3). */
  token_endpoint: z.exactOptional(address),
  jwks_uri: address,
  end_session_endpoint: z._default(z.string(), ''),
  userinfo_endpoint: z.exactOptional(address),
  revocation_endpoint: z.exactOptional(address),
  token_endpoint_auth_methods_supported: z._default(z.array(z.string()), []),
  id_token_signing_alg_values_supported: z._default(z.array(z.string()), ['RS256']),
  authorization_response_iss_parameter_supported: z._default(z.boolean(), false),
});

const discoveryDocument = z.pipe(
  z.pipe(z.record(z.string(), z.unknown()), z.transform(withoutNulls)),
  metadata,
);

const keySetDocument = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

type Deps = { issuer: string; call: ServiceCall; clock: Clock; logger: Logger };

/** An issuer's metadata: its addresses and its keys. Cached for 30 s; an unknown key causes an immediate refresh. */
export function identityDocuments({ issuer, call, clock, logger }: Deps) {
  const ask = askIssuer(issuer, call);
  const onFailure = (problem: unknown) =>
    logger.warn('identity-unreachable', { error: problem instanceof Error ? problem.name : 'unknown' });

  const discovery = cachedDocument(
    async (signal) => {
      const read = discoveryDocument.parse(
        await readJson(await ask(`${issuer}/.well-known/openid-configuration`, { signal })),
      );
      // The keys of another issuer must not be trusted.
      if (read.issuer.replace(/\/$/, '') !== issuer)
        throw new Error('The discovery document names another issuer');
      return read;
    },
    { clock, onFailure },
  );
  const keys = cachedDocument(
    async (signal) => {
      const { jwks_uri } = await discovery.get();
      return createLocalJWKSet(keySetDocument.parse(await readJson(await ask(jwks_uri, { signal }))));
    },
    { clock, onFailure },
  );
  /** The key that a token names, for `jose`. */
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    try {
      return await (
        await keys.get()
      )(header, token);
    } catch (problem) {
      if (!(problem instanceof errors.JWKSNoMatchingKey)) throw problem;
      return (await keys.getNewer())(header, token);
    }
  };
  return { ask, discovery: () => discovery.get(), keyOf };
}

export type IdentityDocuments = ReturnType<typeof identityDocuments>;

/** Requests a full address: through the service's own call if it is below the issuer (in process if embedded). */
function askIssuer(issuer: string, call: ServiceCall) {
  return async (url: string, init?: RequestInit): Promise<Response> =>
    url.startsWith(`${issuer}/`) ? call(url.slice(issuer.length), init) : fetch(url, init);
}

async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`The identity service answered ${response.status}`);
  return response.json();
}
