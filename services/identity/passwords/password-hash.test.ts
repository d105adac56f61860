import { expect, test } from 'vitest';
import { readCustomers } from '../read-customers.ts';
import { hashPassword, isPassword, nobodysHash } from './password-hash.ts';
import { brandDir } from '#tests/support/brand-dir.ts';

test('a password is known again, another is not, and no two hashes are the same', async () => {
  const [one, other] = await Promise.all([hashPassword('pä ss'), hashPassword('pä ss')]);
  expect(one).not.toBe(other);
  expect(await isPassword('pä ss', one)).toBe(true);
  expect(await isPassword('pa\u0308 ss', one), 'the same letters of another keyboard').toBe(true);
  expect(await isPassword('pä ss ', one)).toBe(false);
  expect(await isPassword('', nobodysHash)).toBe(false);
});

test('the dummy hash costs as much as a customer’s', async () => {
  const cost = (hash: string) => hash.split(':').slice(0, 4).join(':');
  expect(cost(nobodysHash)).toBe(cost(await hashPassword('x')));
  expect(Buffer.from(nobodysHash.split(':')[5] ?? '', 'base64url')).toHaveLength(32);
});

test('the sample customers of the README can sign in, with the password that it states', async () => {
  const customers = readCustomers({ contentDir: brandDir });
  for (const email of ['legacy', 'newer', 'pre-live', 'fails']) {
    const customer = customers.findByEmail(`${email}@example.com`);
    expect(await isPassword('larkfield-sample', customer?.passwordHash ?? nobodysHash), email).toBe(true);
  }
});
