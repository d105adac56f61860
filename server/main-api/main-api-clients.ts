import { createAddressesClient } from '#clients/addresses/create-addresses-client.ts';
import { createApiCall } from '#clients/json-api/create-api-call.ts';
import { createLeadsClient } from '#clients/leads/create-leads-client.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { Config } from '../config.ts';

/** The clients of the main API for one request: their calls end when it ends (SPEC §7: no timeout of their own). */
export function mainApiClients({
  call,
  config,
  signal,
}: {
  call: ServiceCall;
  config: Config;
  signal: AbortSignal;
}) {
  const api = createApiCall({ call, applicationId: config.applicationId, clientId: config.clientId, signal });
  return { leads: createLeadsClient(api), addresses: createAddressesClient(api) };
}
