import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { openReadiness } from '#platform/readiness/open-readiness.ts';
import type { Config } from '../config/config.ts';
import type { SiteTables } from './site-tables.ts';

type StorageDeps = {
  config: Pick<Config, 'databaseUrl' | 'rateLimits'>;
  clock: Clock;
  metrics?: Pick<Metrics, 'refusal'> | undefined;
};

/** The site's one database. Queries, rate limits and the readiness check each have their own connections. */
export async function openStorage({ config: { databaseUrl, rateLimits }, clock, metrics }: StorageDeps) {
  const database = openDatabase<SiteTables>(databaseUrl);
  const limits = await openRateLimits({
    databaseUrl,
    clock,
    factor: rateLimits,
    onRefused: (name) => metrics?.refusal(name),
  });
  const readiness = await openReadiness({ databaseUrl, clock });
  return {
    database,
    limits,
    readiness,
    close: () => Promise.all([limits.close(), readiness.close(), database.close()]),
  };
}
