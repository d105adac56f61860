import * as z from 'zod/mini';
import {
  accountStatusCount,
  legacyCustomer,
  type AccountStatusCount,
  type LegacyCustomer,
} from '#contracts/customers.ts';
import { lookUpFailure } from '#contracts/failure-words.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';
import { deserialised } from '../json-api/deserialise.ts';

export type CustomersClient = ReturnType<typeof createCustomersClient>;

const words = { default: lookUpFailure };

/** Look-ups about the signed-in customer, at the main API. SPEC §7. Both calls throw ApiFailure. */
export function createCustomersClient(call: ApiCall) {
  return {
    /** How many accounts the customer has on the newer platform. */
    countAccounts: (): Promise<AccountStatusCount> =>
      call.get('/proxy/Customer/Accounts/AccountStatusCount', accountStatusCount, { words }),
    /** The legacy customers; an empty list if there are none. */
    find: (): Promise<LegacyCustomer[]> =>
      call.get('/customers', deserialised(z.array(legacyCustomer)), { words }),
  };
}
