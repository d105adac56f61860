import type { Hono } from 'hono';
import { resolveSubject } from '#clients/identity/resolve-subject.ts';
import type { LastOutcome } from '#clients/remember-outcome.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { ResolveSubject, SignInFlow } from '#contracts/identity.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { callBackEnd, type CallsFollowed } from '../../back-ends/call-back-end.ts';
import { embeddedIssuer, openProvider, type ProviderDeps } from './open-provider.ts';

type IssuerDeps = ProviderDeps &
  CallsFollowed & {
    /** Called when the issuer does not answer. */
    failureLogger: Logger;
  };

/** An OpenID issuer at which customers sign in. */
type OpenIssuer = {
  offer: 'embedded' | 'own';
  flow: SignInFlow;
  /** Its issuer identifier, the base of its discovery document. */
  address: string;
  call: ServiceCall;
  /** The outcome of its last call; only for the supplier's own issuer. */
  lastOutcome?: () => LastOutcome;
  /** The pages and endpoints of the embedded provider. */
  routes?: Hono;
  /** For the embedded look-ups of customers. */
  whose: ResolveSubject;
};

/** No sign-in anywhere: no token belongs to anybody. */
type NoIssuer = { offer: 'off'; whose: ResolveSubject };

export type Issuer = OpenIssuer | NoIssuer;

/** Where customers sign in: at the supplier's own issuer, at the embedded provider, or nowhere. SPEC §6. */
export async function openIssuer({ failureLogger, metrics, tracing, ...deps }: IssuerDeps): Promise<Issuer> {
  const { config, clock } = deps;
  const { url, clientId, flow } = config.identity;
  if (flow === 'off') return { offer: 'off', whose: async () => undefined };
  const verified = (issuer: string, call: ServiceCall) =>
    resolveSubject({ issuer, clientId, call, clock, logger: failureLogger });
  if (url) {
    const { call, last } = callBackEnd('issuer', url, { metrics, tracing });
    return { offer: 'own', flow, address: url, call, lastOutcome: last, whose: verified(url, call) };
  }
  const address = embeddedIssuer(config.publicUrl);
  const { app: routes, call } = await openProvider(deps);
  return { offer: 'embedded', flow, address, call, routes, whose: verified(address, call) };
}
