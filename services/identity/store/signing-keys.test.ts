import { sealData } from 'iron-session';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { createKeySealer } from '#server/edge/sealing/create-key-sealer.ts';
import { createSealer } from '#server/edge/sealing/create-sealer.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import {
  implicitRequest,
  testBrowser,
  testSealer,
  openTestIdentity,
  signIn,
  tokensOf,
} from '../identity.fixture.ts';
import type { IdentityTables } from './identity-tables.ts';
import { migrateIdentity } from './migrate-identity.ts';
import { announcedMs, publishedMs, keysInUse, signingKeys, type SigningKey } from './signing-keys.ts';

const stored = (kid: string, signsFrom: number) => ({ key: { kid, kty: 'EC' } as SigningKey, signsFrom });
const kids = (keys: SigningKey[]) => keys.map(({ kid }) => kid);

test('a key signs from its time on; the previous one stays published until all its tokens have expired', () => {
  const keys = [stored('old', 0), stored('new', 1_000)];
  expect(kids(keysInUse(keys, 999))).toEqual(['old', 'new']);
  expect(kids(keysInUse(keys, 1_000))).toEqual(['new', 'old']);
  expect(kids(keysInUse(keys, 999 + publishedMs))).toEqual(['new', 'old']);
  expect(kids(keysInUse(keys, 1_000 + publishedMs))).toEqual(['new']);
});

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test('keys outlive the process, and several processes that start together create one', async () => {
      const database = await engine.open<IdentityTables>();
      await migrateIdentity(database);
      const clock = movableClock();
      const stores = [1, 2, 3, 4].map(() => signingKeys({ database, clock, sealer: testSealer }));
      const found = await Promise.all(stores.map(async (store) => kids(await store.inUse())));
      expect(new Set(found.map((each) => each.join())).size).toBe(1);
      await database.close();
    });

    test('rotating adds a key that signs after a while, and finally deletes the old one', async () => {
      const database = await engine.open<IdentityTables>();
      await migrateIdentity(database);
      const clock = movableClock();
      const store = signingKeys({ database, clock, sealer: testSealer });
      const [old] = kids(await store.inUse());
      const { kid = '' } = (await store.rotate()) ?? {};
      expect(kids(await store.inUse())).toEqual([old, kid]);
      clock.pass(announcedMs);
      expect(kids(await store.inUse())).toEqual([kid, old]);
      clock.pass(publishedMs);
      expect(kids(await store.inUse())).toEqual([kid]);
      await store.rotate();
      const rows = await database.queries.selectFrom('identity_keys').select('kid').execute();
      expect(rows.map((row) => row.kid)).not.toContain(old);
      await database.close();
    });

    test('a stored key is useless without the secret, and can be read with an older secret that is still listed', async () => {
      const database = await engine.open<IdentityTables>();
      await migrateIdentity(database);
      const clock = movableClock();
      const [older, newer] = [
        'an older secret of thirty-two letters',
        'a newer secret of thirty-two letters',
      ];
      const keysBy = (...secrets: string[]) =>
        signingKeys({ database, clock, sealer: createKeySealer(secrets) });
      const [first] = await keysBy(older).inUse();
      const row = await database.queries.selectFrom('identity_keys').selectAll().executeTakeFirstOrThrow();
      expect(JSON.stringify(row)).not.toContain(first?.d);
      expect(row.private_jwk).toMatch(/^Fe26\.2\*/);
      expect(await keysBy(newer, older).inUse()).toEqual([first]);
      // Without the secret a rotation changes nothing; a site creates its own key, and people sign in again.
      expect(await keysBy(newer).rotate()).toBeUndefined();
      const [second, ...others] = kids(await keysBy(newer).inUse());
      expect(others).toEqual([]);
      expect(second).not.toBe(first?.kid);
      await database.close();
    });
  });
}

test('a key that was sealed without a purpose still signs, and a seal for a cookie is not a key', async () => {
  const database = openDatabase<IdentityTables>('file::memory:');
  await migrateIdentity(database);
  const secret = 's'.repeat(32);
  const keys = signingKeys({ database, clock: movableClock(), sealer: createKeySealer([secret]) });
  const [key] = await keys.inUse();
  const store = (private_jwk: string) =>
    database.queries.updateTable('identity_keys').set({ private_jwk }).execute();
  await store(await sealData({ value: key }, { password: secret, ttl: 0 }));
  expect(await keys.inUse()).toEqual([key]);
  await store(await createSealer([secret]).seal('complaint-details', key, 0));
  expect(kids(await keys.inUse())).not.toEqual([key?.kid]);
  await database.close();
});

test('a key is readable for as long as it is in use, whatever the time', async () => {
  const database = openDatabase<IdentityTables>('file::memory:');
  await migrateIdentity(database);
  const keys = signingKeys({ database, clock: movableClock(), sealer: testSealer });
  const created = kids(await keys.inUse());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 });
  expect(kids(await keys.inUse())).toEqual(created);
  vi.useRealTimers();
  await database.close();
});

test('a running provider signs with the new key once it is due, and publishes both', async () => {
  const clock = movableClock();
  clock.pass(Date.now() - clock.now());
  const service = await openTestIdentity(undefined, clock);
  const rotated = await signingKeys({ database: service.database, clock, sealer: testSealer }).rotate();
  const signedBy = async () => {
    const { id_token = '' } = await tokensOf(await signIn(testBrowser(service), implicitRequest()));
    return decodeProtectedHeader(id_token).kid;
  };
  expect(await signedBy()).not.toBe(rotated?.kid);
  clock.pass(announcedMs);
  expect(await signedBy()).toBe(rotated?.kid);
  const response = await service.app.request('/identity/jwks');
  const { keys } = (await response.json()) as { keys: Record<string, string>[] };
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).not.toHaveProperty('d');
});

test('a running provider notices a rotation in time even if the wall clock is set back', async () => {
  const clock = movableClock(Date.now());
  const service = await openTestIdentity(undefined, clock);
  await service.app.request('/identity/jwks');
  clock.setBack(24 * 60 * 60 * 1000);
  await signingKeys({ database: service.database, clock, sealer: testSealer }).rotate();
  clock.pass(announcedMs / 2);
  const { keys } = (await (await service.app.request('/identity/jwks')).json()) as { keys: unknown[] };
  expect(keys).toHaveLength(2);
});
