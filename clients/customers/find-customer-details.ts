import type { Account, CustomerDetails, LegacyCustomer } from '#contracts/customers.ts';
import type { AccountsClient } from '../accounts/create-accounts-client.ts';
import type { CustomersClient } from './create-customers-client.ts';
import { platformOf } from './platform-of.ts';

/**
 * The signed-in customer's details for prefilling forms: from the accounts on the newer platform, else from the legacy
 * customer; of several, the first. SPEC §4 "User data loading". Without an account API, `instead` returns the details
 * of customers with accounts. Throws ApiFailure.
 */
export async function findCustomerDetails(
  customers: CustomersClient,
  accounts: AccountsClient | undefined,
  instead: () => Promise<CustomerDetails>,
): Promise<CustomerDetails> {
  if (platformOf(await customers.countAccounts()) === 'legacy')
    return ofCustomer((await customers.find())[0]);
  return accounts ? ofAccount((await accounts.find())[0]) : instead();
}

function ofAccount(account: Account | undefined): CustomerDetails {
  return {
    firstName: account?.person?.firstName ?? '',
    surname: account?.person?.lastName ?? '',
    email: account?.email ?? '',
    telephone: account?.mobile ?? '',
  };
}

/** A legacy customer's record has no telephone number. */
function ofCustomer(customer: LegacyCustomer | undefined): CustomerDetails {
  return {
    firstName: customer?.firstName ?? '',
    surname: customer?.surname ?? '',
    email: customer?.email ?? '',
    telephone: '',
  };
}
