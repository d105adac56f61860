import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasNginx } from '#tests/support/start-nginx.ts';
import { hasPostgresPrograms } from '#tests/support/start-postgres.ts';
import { failUnderTraffic, startTopology, type Failure } from '#tests/support/topology/topology.ts';

/** A database, four processes and nginx start, on a busy machine. */
const startMs = 180_000;
/** At once: enough to meet the failure, few enough that a busy machine starts a site beside them. */
const traffic = { visitors: 6, pauseMs: 20 };

describe.skipIf(!hasNginx || !hasPostgresPrograms)(
  'nginx, two sites, back ends apart from them and PostgreSQL',
  { timeout: startMs },
  () => {
    let topology: Awaited<ReturnType<typeof startTopology>>;
    beforeAll(async () => void (topology = await startTopology()), startMs);
    afterAll(() => topology.stop(), startMs);

    test.each<Failure>([
      'a site is killed and started again',
      'the back ends are restarted, one after the other',
      'the database is restarted',
    ])('%s: no page fails, and each reading is stored once, sent again at most', async (failure) => {
      const outcome = await failUnderTraffic(topology, failure, traffic);
      expect(outcome.failures).toEqual([]);
      expect(outcome.leads, 'readings sent meanwhile').toBeGreaterThan(0);
      expect(outcome.stored).toBe(outcome.leads);
    });
  },
);
