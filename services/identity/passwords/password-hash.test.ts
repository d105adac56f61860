import { expect, test } from 'vitest';
import { readCustomers } from '../read-customers.ts';
import { dummyHash, hashPassword, isPassword } from './password-hash.ts';

test('a password matches its hash, another one does not, and no two hashes are the same', async () => {
  const [one, other] = await Promise.all([hashPassword('pä ss'), hashPassword('pä ss')]);
  expect(one).not.toBe(other);
  expect(await isPassword('pä ss', one)).toBe(true);
  expect(await isPassword('pa\u0308 ss', one), 'the same letters of another keyboard').toBe(true);
  expect(await isPassword('pä ss ', one)).toBe(false);
  expect(await isPassword('', dummyHash(one))).toBe(false);
});

test('the dummy hash costs as much as a customer’s hash or, without customers, a new one', async () => {
  const cost = (hash: string) => hash.split(':').slice(0, 4).join(':');
  const hash = await hashPassword('x');
  expect(cost(dummyHash(undefined))).toBe(cost(hash));
  expect(cost(dummyHash('scrypt:16384:8:5:c2FsdA:aGFzaA'))).toBe('scrypt:16384:8:5');
  expect(Buffer.from(dummyHash(hash).split(':')[5] ?? '', 'base64url')).toHaveLength(32);
});

test('the sample customers of the README can sign in, with the password that it states', async () => {
  const customers = readCustomers({ contentDir: 'content' });
  for (const email of ['legacy', 'newer', 'pre-live', 'fails']) {
    const customer = customers.findByEmail(`${email}@example.com`);
    expect(await isPassword('larkfield-sample', customer?.passwordHash ?? ''), email).toBe(true);
  }
});
