import { createAccountsClient } from '#clients/accounts/create-accounts-client.ts';
import { createAddressesClient } from '#clients/addresses/create-addresses-client.ts';
import type { RetryLookUp } from '#clients/addresses/retry-look-ups.ts';
import { createCustomersClient } from '#clients/customers/create-customers-client.ts';
import { findToken, type TokenName } from '#clients/identity/token-cookies.ts';
import { createApiCall } from '#clients/json-api/create-api-call.ts';
import { createLeadsClient } from '#clients/leads/create-leads-client.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Config } from '../config/config.ts';

type Deps = {
  leads: ServiceCall;
  addresses: ServiceCall;
  customers: ServiceCall;
  accounts: ServiceCall;
  /** SPEC §9: address look-ups are retried. */
  retryLookUp: RetryLookUp;
  config: Config;
  logger: Logger;
};

/**
 * The clients of the main API's parts and of the account API for one request, with its visitor's tokens (SPEC §6).
 * Their calls end with `signal` (SPEC §7: no timeout of their own).
 */
export function clientsOfRequest({ config, logger, retryLookUp, ...calls }: Deps) {
  const { applicationId, clientId } = config;
  return ({ signal, headers }: Pick<Request, 'headers' | 'signal'>) => {
    const token = (name: TokenName) => findToken(name, headers.get('cookie'));
    const accessToken = async () => {
      const found = token('uaa');
      if (found.ok) return found.token;
      // SPEC §8. The main API is called without it (SPEC §6), as it is for visitors who are not signed in.
      if (token('nep').ok) logger.info('call-without-token', { reason: found.message });
      return undefined;
    };
    const identityToken = async () => {
      const found = token('nep');
      if (!found.ok) throw new Error(found.message);
      return found.token;
    };
    const main = (call: ServiceCall) => createApiCall({ call, applicationId, clientId, accessToken, signal });
    const account = createApiCall({ call: calls.accounts, identityToken, signal });
    return {
      leads: createLeadsClient(main(calls.leads), { isEmbedded: !config.mainApi.leads }),
      addresses: createAddressesClient(main(calls.addresses), (ask) => retryLookUp(ask, signal)),
      customers: createCustomersClient(main(calls.customers)),
      accounts: createAccountsClient(account),
    };
  };
}

export type ClientsOfRequest = ReturnType<typeof clientsOfRequest>;
