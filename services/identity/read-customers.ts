import { join } from 'node:path';
import { identityCustomers, type IdentityCustomer } from '#contracts/identity.ts';
import { readJsonFile } from '#platform/json/read-json-file.ts';
import { dummyHash } from './passwords/password-hash.ts';

/** The customers who can sign in at the embedded provider, from `content/identity/customers.json`; empty without it. */
export function readCustomers({ contentDir }: { contentDir: string }): Customers & { areSamples: boolean } {
  const file = join(contentDir, 'identity', 'customers.json');
  const read = readJsonFile(file, identityCustomers);
  return { ...customersOf(read?.customers ?? []), areSamples: read?.samples ?? false };
}

export type Customers = ReturnType<typeof customersOf>;

export function customersOf(customers: IdentityCustomer[]) {
  return {
    /** For an e-mail address that no customer has. */
    dummyHash: dummyHash(customers[0]?.passwordHash),
    findById: (id: string) => customers.find((customer) => customer.id === id),
    /** Ignores upper and lower case. */
    findByEmail: (email: string) =>
      customers.find((customer) => customer.email.toLowerCase() === email.trim().toLowerCase()),
  };
}
