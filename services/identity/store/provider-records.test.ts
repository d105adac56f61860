import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, patient, type TestDatabase } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { CountedAttempts } from './counted-attempts.ts';
import type { IdentityTables } from './identity-tables.ts';
import { migrateIdentity } from './migrate-identity.ts';
import { providerRecords } from './provider-records.ts';

for (const engine of await engines()) {
  describe(engine.name, patient, () => {
    let database: TestDatabase<IdentityTables>;
    const clock = movableClock();
    beforeAll(async () => {
      database = await engine.open<IdentityTables>();
      await migrateIdentity(database);
    });
    afterAll(() => database.close());
    const count = async () =>
      (await database.queries.selectFrom('identity_records').selectAll().execute()).length;

    test('a record is found by its id and uid in its own model, and is replaced by the next of its id', async () => {
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

    test('a consumed code says so, and a revoked grant takes its codes along', async () => {
      const codes = providerRecords({ database, clock })('AuthorizationCode');
      await codes.upsert('c', { grantId: 'g' }, 60);
      await codes.consume('c');
      expect(await codes.find('c')).toMatchObject({ consumed: true });
      await codes.revokeByGrantId('g');
      expect(await codes.find('c')).toBeUndefined();
    });

    test('what has expired is not found from that moment on, and is taken out later', async () => {
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

    test('tries of several processes are counted together, exactly, until their time is over', async () => {
      const limit = { keyPrefix: 'test', points: 3, duration: 60 };
      const processes = [1, 2].map(() => new CountedAttempts({ database, clock }, limit));
      const tries = await Promise.allSettled(
        [0, 1, 0, 1, 0, 1].map(async (nth) => processes[nth]?.consume('someone@example.com')),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      const rows = await database.queries.selectFrom('identity_attempts').select('key').execute();
      expect(JSON.stringify(rows)).not.toContain('someone');
      clock.pass(60_000);
      expect(await processes[0]?.consume('someone@example.com')).toMatchObject({ consumedPoints: 1 });
    });
  });
}
