import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identityCustomers, type IdentityCustomer } from '#contracts/identity.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import { dummyHash } from './passwords/password-hash.ts';

/** The customers who can sign in at the embedded provider, from `content/identity/customers.json`; empty without it. */
export function readCustomers({ contentDir }: { contentDir: string }): Customers & { areSamples: boolean } {
  const file = join(contentDir, 'identity', 'customers.json');
  const read = existsSync(file)
    ? identityCustomers.safeParse(parseJson(readFileSync(file, 'utf8')))
    : undefined;
  if (read && !read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the JSON';
    throw new Error(
      `${file} can't be used: ${place}: ${issue?.message}. Run 'npm run content:check' for the line.`,
    );
  }
  return { ...customersOf(read?.data.customers ?? []), areSamples: read?.data.samples ?? false };
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
