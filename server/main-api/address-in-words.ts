import { lineOfAddress } from '#clients/addresses/line-of-address.ts';
import { createAddressesClient } from '#clients/addresses/create-addresses-client.ts';
import { createApiCall } from '#clients/json-api/create-api-call.ts';
import type { ServiceCall } from '#clients/service-call.ts';
import type { AddressInWords } from '#services/leads/lead-address/address-in-words.ts';
import type { Config } from '../config/config.ts';

type Deps = { addresses: ServiceCall; config: Pick<Config, 'applicationId' | 'clientId'> };

/**
 * How the leads service gets an address from the address service, wherever that is: the whole address (SPEC §3
 * "address"), else its label.
 */
export function addressInWords({ addresses: call, config }: Deps): AddressInWords {
  const { applicationId, clientId } = config;
  return async (id, signal) => {
    const client = createAddressesClient(createApiCall({ call, applicationId, clientId, signal }));
    const found = await client.findOne(id);
    return found && (lineOfAddress(found.address) || found.label);
  };
}
