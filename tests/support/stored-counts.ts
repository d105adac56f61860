import { openDatabase } from '#platform/database/open-database.ts';
import { eventNames } from '#contracts/analytics-batch.ts';
import { createAnalyticsStore } from '#services/analytics/store/analytics-store.ts';
import type { AnalyticsTables } from '#services/analytics/store/analytics-tables.ts';

/** Everything that a site has counted so far, like 'page-view /help-and-support ×2', sorted by name. */
export async function storedCounts(databaseUrl: string): Promise<string[]> {
  const database = openDatabase<AnalyticsTables>(databaseUrl);
  try {
    const counts = await createAnalyticsStore(database).totals(eventNames, '');
    return counts.map(({ event, subject, times }) => `${event} ${subject} ×${times}`).toSorted();
  } finally {
    await database.close();
  }
}
