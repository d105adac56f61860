import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { engines, longTimeout, type TestDatabase } from '#tests/support/engines.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { openRateLimits, type RateLimits } from './open-rate-limits.ts';
import type { RateLimitsTables } from './rate-limits-tables.ts';

const rules = [
  { points: 3, seconds: 60 },
  { points: 5, seconds: 3_600 },
];
const someone = 'someone@example.com';
/** Long, so that a process on a busy machine does not fall back to its own memory. */
const answerWithinMs = 60_000;

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    let database: TestDatabase<RateLimitsTables>;
    const clock = movableClock();
    const opened: RateLimits[] = [];
    const open = async (factor: number | 'off' = 1) => {
      const limits = await openRateLimits({ databaseUrl: database.url, clock, factor, answerWithinMs });
      opened.push(limits);
      return limits;
    };
    beforeAll(async () => {
      database = await engine.open<RateLimitsTables>();
    });
    afterAll(async () => {
      await Promise.all(opened.map((limits) => limits.close()));
      await database.close();
    });

    test('several processes that count at the same time share one exact count', async () => {
      const processes = [await open(), await open()];
      const limiters = processes.map((limits) => limits.limiter('together', rules));
      const answers = await Promise.all(
        [0, 1, 0, 1, 0, 1].map(async (nth) => limiters[nth]?.consume(someone)),
      );
      expect(answers.filter((answer) => answer?.ok)).toHaveLength(3);
    });

    test('every rule must allow a request, and a request that one refuses is not counted by the next', async () => {
      const limiter = (await open()).limiter('rules', rules);
      for (let nth = 0; nth < 3; nth += 1) expect(await limiter.consume(someone)).toEqual({ ok: true });
      expect(await limiter.consume(someone)).toEqual({ ok: false, waitSeconds: 60 });
      clock.pass(60_000);
      for (let nth = 0; nth < 2; nth += 1) expect(await limiter.consume(someone)).toEqual({ ok: true });
      expect(await limiter.consume(someone)).toEqual({ ok: false, waitSeconds: 3_540 });
      expect(await limiter.consume('someone else')).toEqual({ ok: true });
    });

    test('a clock that is set back by a day does not lengthen a wait, and clocks a few seconds apart change nothing', async () => {
      const ofOne = await open();
      const limiter = ofOne.limiter('clocks', rules);
      await limiter.consume(someone, 3);
      clock.setBack(5_000);
      expect(await limiter.consume(someone)).toEqual({ ok: false, waitSeconds: 65 });
      clock.setBack(24 * 3_600_000);
      for (let nth = 0; nth < 3; nth += 1) expect(await limiter.consume(someone)).toEqual({ ok: true });
      expect(await limiter.consume(someone)).toEqual({ ok: false, waitSeconds: 60 });
      clock.pass(24 * 3_600_000 + 5_000);
    });

    test('limiters with different names count separately', async () => {
      const limits = await open();
      const [one, other] = ['one', 'other'].map((name) => limits.limiter(name, [{ points: 1, seconds: 60 }]));
      expect(await one?.consume(someone)).toEqual({ ok: true });
      expect(await other?.consume(someone)).toEqual({ ok: true });
    });

    test('rewarded points can be consumed again, and a reset deletes all counts', async () => {
      const limiter = (await open()).limiter('rewards', rules);
      await limiter.consume(someone, 3);
      await limiter.reward(someone);
      expect((await limiter.consume(someone)).ok).toBe(true);
      expect((await limiter.consume(someone)).ok).toBe(false);
      await limiter.reset(someone);
      expect((await limiter.consume(someone, 3)).ok).toBe(true);
    });

    test('a factor multiplies every limit', async () => {
      const limiter = (await open(2)).limiter('factor', rules);
      expect((await limiter.consume(someone, 6)).ok).toBe(true);
      expect((await limiter.consume(someone)).ok).toBe(false);
    });

    test('nothing that identifies anybody is stored', async () => {
      await (await open()).limiter('hashed', rules).consume(someone);
      const url = engine.name === 'SQLite' ? `${database.url}.rate-limits` : database.url;
      const stored = openDatabase<RateLimitsTables>(url);
      const rows = await stored.queries.selectFrom('rate_limits').selectAll().execute();
      await stored.close();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('someone');
    });
  });
}

test('nobody is limited when rate limits are switched off', async () => {
  const limits = await openRateLimits({
    databaseUrl: 'postgres://127.0.0.1:9/none',
    clock: movableClock(),
    factor: 'off',
  });
  const limiter = limits.limiter('off', [{ points: 1, seconds: 60 }]);
  for (let nth = 0; nth < 3; nth += 1) expect(await limiter.consume(someone)).toEqual({ ok: true });
});

test('while the database fails, a process counts in its own memory', async () => {
  const limits = await openRateLimits({ databaseUrl: 'file::memory:', clock: movableClock(), factor: 1 });
  const limiter = limits.limiter('alone', rules);
  await limits.close();
  for (let nth = 0; nth < 3; nth += 1) expect((await limiter.consume(someone)).ok).toBe(true);
  expect((await limiter.consume(someone)).ok).toBe(false);
});
