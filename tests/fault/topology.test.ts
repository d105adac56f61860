import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx } from '#tests/support/start-nginx.ts';
import { hasPostgresPrograms } from '#tests/support/start-postgres.ts';
import { failUnderTraffic, startTopology, type Failure } from '#tests/support/topology/topology.ts';

/** A database, four processes and nginx have to start, on a busy machine. */
const startMs = 180_000;
/** Concurrently: enough to meet the failure, few enough that a busy machine can start a site at the same time. */
const traffic = { visitors: 6, pauseMs: 20 };

describe.skipIf(!hasNginx || !hasPostgresPrograms)(
  'nginx, two sites, separate back ends and PostgreSQL',
  { timeout: startMs },
  () => {
    let topology: Awaited<ReturnType<typeof startTopology>>;
    beforeAll(async () => void (topology = await startTopology()), startMs);
    afterAll(() => topology.stop(), startMs);

    test.each<Failure>([
      'a site is killed and started again',
      'the back ends are restarted, one after the other',
      'the database is restarted',
    ])('%s: no page fails, and each reading is stored once, even if sent again', async (failure) => {
      const outcome = await failUnderTraffic(topology, failure, traffic);
      expect(outcome.failures).toEqual([]);
      expect(outcome.leads, 'readings sent meanwhile').toBeGreaterThan(0);
      expect(outcome.stored).toBe(outcome.leads);
    });
  },
);
