import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { AnalyticsTables } from './analytics-tables.ts';

type Name = AnalyticsEvent['event'];
/** How often something happened. */
export type Count = { event: Name; subject: string; times: number };

/** The most subjects of one event on one day: far more than a help area has, but strangers can invent any number. */
export const mostSubjects = 500;
/** Stands for all subjects beyond that limit. */
export const otherSubjects = '(other)';

/** The store of the analytics service, with the table that `migrateAnalytics` creates. */
export function createAnalyticsStore({ queries }: Database<AnalyticsTables>) {
  /** The counts, with `otherSubjects` in place of new subjects beyond the limit. */
  async function bounded(day: string, counts: Count[]): Promise<Count[]> {
    const events = [...new Set(counts.map(({ event }) => event))];
    const known = await queries
      .selectFrom('analytics_counts')
      .select(['event', 'subject'])
      .where('day', '=', day)
      .where('event', 'in', events)
      .execute();
    const subjects = new Map(events.map((event) => [event, new Set<string>()]));
    for (const { event, subject } of known) subjects.get(event as Name)?.add(subject);
    return counts.map((count) => {
      const seen = subjects.get(count.event) ?? new Set();
      if (!seen.has(count.subject) && seen.size >= mostSubjects) return { ...count, subject: otherSubjects };
      seen.add(count.subject);
      return count;
    });
  }

  return {
    /** Adds to the counts of a day. */
    async add(day: string, counts: Count[]): Promise<void> {
      if (counts.length === 0) return;
      const rows = together(await bounded(day, counts)).map((count) => ({ day, ...count }));
      await queries
        .insertInto('analytics_counts')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['day', 'event', 'subject']).doUpdateSet((update) => ({
            times: update('analytics_counts.times', '+', update.ref('excluded.times')),
          })),
        )
        .execute();
    },

    /** The counts of these events, summed over all days from `since` on, the most frequent first. */
    async totals(events: readonly Name[], since: string): Promise<Count[]> {
      const rows = await queries
        .selectFrom('analytics_counts')
        .select(({ fn }) => ['event', 'subject', fn.sum<string | number>('times').as('times')])
        .where('event', 'in', events)
        .where('day', '>=', since)
        .groupBy(['event', 'subject'])
        .execute();
      // Sorted here because the two engines sort texts differently.
      return rows
        .map(({ event, subject, times }) => ({ event: event as Name, subject, times: Number(times) }))
        .toSorted((a, b) => b.times - a.times || (a.subject < b.subject ? -1 : 1));
    },
  };
}

export type AnalyticsStore = ReturnType<typeof createAnalyticsStore>;

/** One row for each event and subject, always in the same order, so that two concurrent posts can't deadlock. */
function together(counts: Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const key = `${count.event} ${count.subject}`;
    sums.set(key, { ...count, times: count.times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}
