import type { AccountsClient } from '#clients/accounts/create-accounts-client.ts';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { findCustomerDetails } from '#clients/customers/find-customer-details.ts';
import { platformOf } from '#clients/customers/platform-of.ts';
import type { User } from '#clients/identity/user.ts';
import type { CustomerDetails } from '#contracts/customers.ts';

/** Where the details of a signed-in customer come from. Both calls throw when they fail. */
export type LookUps = {
  details: (user: User) => Promise<CustomerDetails>;
  isOnNewerPlatform: () => Promise<boolean>;
};

/**
 * From the supplier's accounts and customers, SPEC §4 "User data loading". Without an account API, the details of
 * customers with accounts come from the issuer's claims.
 */
export function lookUpsByCalls(customers: CustomersClient, accounts: AccountsClient | undefined): LookUps {
  const isOnNewerPlatform = async () => platformOf(await customers.countAccounts()) === 'newer';
  return {
    details: (user) => findCustomerDetails(customers, accounts, () => lookUpsOfToken.details(user)),
    isOnNewerPlatform,
  };
}

/** From the issuer's claims alone, for a supplier without a customers service. */
export const lookUpsOfToken: LookUps = {
  details: async (user) => ({ ...namesOf(user), email: user.email, telephone: '' }),
  isOnNewerPlatform: async () => false,
};

/** For an issuer that does not send the parts of a name: the last word is taken as the surname. */
function namesOf({ name = '', given_name, family_name }: User) {
  if (given_name !== undefined || family_name !== undefined)
    return { firstName: given_name ?? '', surname: family_name ?? '' };
  const words = name.split(' ').filter((word) => word !== '');
  if (words.length < 2) return { firstName: words.join(''), surname: '' };
  return { firstName: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
}
