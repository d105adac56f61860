import type { AccountsClient } from '#clients/accounts/create-accounts-client.ts';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { findCustomerDetails } from '#clients/customers/find-customer-details.ts';
import { platformOf } from '#clients/customers/platform-of.ts';
import type { User } from '#clients/identity/user.ts';
import type { CustomerDetails } from '#contracts/customers.ts';

/** Where the details of a customer who is signed in come from. Both calls throw when they fail. */
export type LookUps = {
  details: (user: User) => Promise<CustomerDetails>;
  isOnNewerPlatform: () => Promise<boolean>;
};

/** From the supplier's accounts and customers. SPEC §4 "User data loading". */
export function lookUpsByCalls(customers: CustomersClient, accounts: AccountsClient): LookUps {
  return {
    details: () => findCustomerDetails(customers, accounts),
    isOnNewerPlatform: async () => platformOf(await customers.countAccounts()) === 'newer',
  };
}

/** From what the issuer told of them, at a supplier without such a service. */
export const lookUpsOfToken: LookUps = {
  details: async (user) => ({ ...namesOf(user), email: user.email, telephone: '' }),
  isOnNewerPlatform: async () => false,
};

/** An issuer that tells no parts of a name: the last word is taken for the surname. */
function namesOf({ name = '', given_name, family_name }: User) {
  if (given_name !== undefined || family_name !== undefined)
    return { firstName: given_name ?? '', surname: family_name ?? '' };
  const words = name.split(' ').filter((word) => word !== '');
  if (words.length < 2) return { firstName: words.join(''), surname: '' };
  return { firstName: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
}
