import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { rateLimits } from './migrations/0001-rate-limits.ts';
import type { RateLimitsTables } from './rate-limits-tables.ts';

/** Creates or updates the table of rate limits; safe with several processes starting at once. */
export function migrateRateLimits(database: Database<RateLimitsTables>): Promise<void> {
  return migrate(database, 'rate_limits', { '0001-rate-limits': rateLimits(database.engine) });
}
