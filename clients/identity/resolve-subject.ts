import type { ResolveSubject } from '#contracts/identity.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../service-call.ts';
import { identityDocuments } from './identity-documents.ts';
import { verifyAccessToken } from './verify-access-token.ts';
import { verifyIdentityToken } from './verify-identity-token.ts';

type Deps = {
  /** Without a slash at the end. */
  issuer: string;
  /** The site's client id: identity tokens are for it. */
  clientId: string;
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
};

/** Verifies the tokens that a back end receives, in full, against their issuer's metadata. SPEC §6. */
export function resolveSubject(deps: Deps): ResolveSubject {
  const { clientId, clock } = deps;
  const documents = identityDocuments(deps);
  return async (kind, token) => {
    // The issuer's own spelling, with or without a slash at the end.
    const { issuer } = await documents.discovery();
    const by = { keyOf: documents.keyOf, issuer, clientId, now: clock.now() };
    if (kind === 'access') return verifyAccessToken(token, by);
    const verified = await verifyIdentityToken(token, by);
    return verified.ok ? verified.user.sub : undefined;
  };
}
