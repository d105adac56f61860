import { migrate } from '#platform/database/migrate.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { analytics } from './migrations/0001-analytics.ts';

/** Creates or updates the table of the analytics service; safe with several processes starting at the same time. */
export function migrateAnalytics(database: Database<AnalyticsTables>, logger?: Logger): Promise<void> {
  return migrate(database, 'analytics', { '0001-analytics': analytics }, logger);
}
