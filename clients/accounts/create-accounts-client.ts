import * as z from 'zod/mini';
import { account, type Account } from '#contracts/customers.ts';
import { lookUpFailure } from '#contracts/failure-words.ts';
import type { ApiCall } from '../json-api/create-api-call.ts';
import { deserialised } from '../json-api/deserialise.ts';

export type AccountsClient = ReturnType<typeof createAccountsClient>;

/** The customer's accounts on the newer platform, at the account API. SPEC §7. Throws ApiFailure. */
export function createAccountsClient(call: ApiCall) {
  return {
    find: (): Promise<Account[]> =>
      call.get('/accounts', deserialised(z.array(account)), { words: { default: lookUpFailure } }),
  };
}
