import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, longTimeout, type TestDatabase } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import type { IdentityTables } from './identity-tables.ts';
import { migrateIdentity } from './migrate-identity.ts';
import { providerRecords } from './provider-records.ts';

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    let database: TestDatabase<IdentityTables>;
    const clock = movableClock();
    beforeAll(async () => {
      database = await engine.open<IdentityTables>();
      await migrateIdentity(database);
    });
    afterAll(() => database.close());
    const count = async () =>
      (await database.queries.selectFrom('identity_records').selectAll().execute()).length;

    test('a record is found by its id and uid in its own model, and is replaced by the next one with its id', async () => {
      const records = providerRecords({ database, clock });
      const sessions = records('Session');
      await sessions.upsert('a', { uid: 'u', accountId: 'one' }, 60);
      await sessions.upsert('a', { uid: 'u', accountId: 'two' }, 60);
      expect(await sessions.find('a')).toMatchObject({ accountId: 'two' });
      expect(await sessions.findByUid('u')).toMatchObject({ accountId: 'two' });
      expect(await records('Grant').find('a')).toBeUndefined();
      await sessions.destroy('a');
      expect(await sessions.find('a')).toBeUndefined();
    });

    test('a consumed code is marked, and revoking a grant deletes its codes', async () => {
      const codes = providerRecords({ database, clock })('AuthorizationCode');
      await codes.upsert('c', { grantId: 'g' }, 60);
      await codes.consume('c');
      expect(await codes.find('c')).toMatchObject({ consumed: true });
      await codes.revokeByGrantId('g');
      expect(await codes.find('c')).toBeUndefined();
    });

    test('a code is consumed once, however many requests have read it before', async () => {
      const codes = providerRecords({ database, clock })('AuthorizationCode');
      await codes.upsert('once', { grantId: 'g' }, 60);
      const found = await Promise.all([codes.find('once'), codes.find('once')]);
      expect(found.map((code) => code?.consumed)).toEqual([undefined, undefined]);
      const consumed = await Promise.allSettled([codes.consume('once'), codes.consume('once')]);
      expect(consumed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      await expect(codes.consume('once')).rejects.toMatchObject({ error: 'invalid_grant', status: 400 });
    });

    test('an expired record is no longer found, and is deleted later', async () => {
      const sessions = providerRecords({ database, clock })('Session');
      await sessions.upsert('short', {}, 60);
      clock.pass(59_999);
      expect(await sessions.find('short')).toBeDefined();
      clock.pass(1);
      expect(await sessions.find('short')).toBeUndefined();
      const before = await count();
      clock.pass(5 * 60_000);
      await sessions.upsert('next', {}, 60);
      expect(await count()).toBeLessThanOrEqual(before);
      expect(await sessions.find('next')).toBeDefined();
    });
  });
}
