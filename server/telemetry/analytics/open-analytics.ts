import { createAnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createAnalyticsService } from '#services/analytics/analytics-service.ts';
import { createAnalyticsStore } from '#services/analytics/store/analytics-store.ts';
import type { AnalyticsTables } from '#services/analytics/store/analytics-tables.ts';
import { migrateAnalytics } from '#services/analytics/store/migrate-analytics.ts';
import { countInBackground } from './count-in-background.ts';

type AnalyticsDeps = { database: Database<AnalyticsTables>; clock: Clock; logger: Logger };

/** The embedded counting service, as a client that no request waits for. */
export async function openAnalytics({ database, ...rest }: AnalyticsDeps) {
  await migrateAnalytics(database, rest.logger);
  const service = createAnalyticsService({ store: createAnalyticsStore(database), ...rest });
  return countInBackground({ analytics: createAnalyticsClient(callInProcess(service)), ...rest });
}
