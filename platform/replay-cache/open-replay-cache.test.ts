import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { openReplayCache } from './open-replay-cache.ts';
import type { ReplayCacheTables } from './replay-cache-tables.ts';

const hour = 3_600;

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    async function opened() {
      const database = await engine.open<ReplayCacheTables>();
      onTestFinished(() => database.close());
      const connection = openDatabase<ReplayCacheTables>(database.url);
      onTestFinished(() => connection.close());
      const clock = movableClock();
      const processes = [
        await openReplayCache({ database, clock }),
        await openReplayCache({ database: connection, clock }),
      ] as const;
      return { database, clock, processes };
    }

    test('when twenty callers in two processes claim a key at once, exactly one gets it', async () => {
      const { processes } = await opened();
      const claims = await Promise.all(
        Array.from({ length: 20 }, async (_, nth) => processes[nth % 2]?.claim('a nonce', hour)),
      );
      expect(claims.filter(Boolean)).toEqual([true]);
      expect(await processes[0].claim('another nonce', hour)).toBe(true);
    });

    test('a key that was released can be claimed again, once', async () => {
      const { processes } = await opened();
      await processes[0].claim('a nonce', hour);
      await processes[1].claim('another nonce', hour);
      await processes[1].release('a nonce');
      const claims = await Promise.all(processes.map(({ claim }) => claim('a nonce', hour)));
      expect(claims.filter(Boolean)).toEqual([true]);
      expect(await processes[0].claim('another nonce', hour)).toBe(false);
    });

    test('a process sees which keys were claimed in another', async () => {
      const { processes } = await opened();
      await processes[0].claim('a nonce', hour);
      expect(await processes[1].isClaimed('a nonce')).toBe(true);
      expect(await processes[1].isClaimed('another nonce')).toBe(false);
    });

    test('what is stored does not reveal the key, and is deleted some time after it expires', async () => {
      const { database, clock, processes } = await opened();
      const stored = () => database.queries.selectFrom('replay_cache').selectAll().execute();
      await processes[0].claim('a nonce', hour);
      expect(JSON.stringify(await stored())).not.toContain('nonce');
      clock.pass(hour * 1_000);
      await processes[0].claim('a later one', hour);
      expect(await stored()).toHaveLength(1);
    });

    test('a claim rejects when the database fails, so that nothing is permitted', async () => {
      const { database, processes } = await opened();
      await database.queries.schema.dropTable('replay_cache').execute();
      await expect(processes[0].claim('a nonce', hour)).rejects.toThrow(/replay_cache/);
    });
  });
}
