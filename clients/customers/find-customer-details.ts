import type { Account, CustomerDetails, LegacyCustomer } from '#contracts/customers.ts';
import type { AccountsClient } from '../accounts/create-accounts-client.ts';
import type { CustomersClient } from './create-customers-client.ts';
import { platformOf } from './platform-of.ts';

/**
 * What forms are filled with, of who is signed in: by the accounts on the newer platform, else by the legacy customer;
 * of several, the first. SPEC §4 "User data loading". Throws ApiFailure.
 */
export async function findCustomerDetails(
  customers: CustomersClient,
  accounts: AccountsClient,
): Promise<CustomerDetails> {
  if (platformOf(await customers.countAccounts()) === 'newer') return ofAccount((await accounts.find())[0]);
  return ofCustomer((await customers.find())[0]);
}

function ofAccount(account: Account | undefined): CustomerDetails {
  return {
    firstName: account?.person?.firstName ?? '',
    surname: account?.person?.lastName ?? '',
    email: account?.email ?? '',
    telephone: account?.mobile ?? '',
  };
}

/** A legacy customer's record has no number. */
function ofCustomer(customer: LegacyCustomer | undefined): CustomerDetails {
  return {
    firstName: customer?.firstName ?? '',
    surname: customer?.surname ?? '',
    email: customer?.email ?? '',
    telephone: '',
  };
}
