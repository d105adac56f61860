import { describe, expect, onTestFinished, test } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { createAnalyticsStore, mostSubjects, otherSubjects, type Count } from './analytics-store.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { migrateAnalytics } from './migrate-analytics.ts';

const view = (subject: string, times = 1): Count => ({ event: 'page-view', subject, times });

describe.each(await engines())('the analytics store on $name', longTimeout, (engine) => {
  async function openStore() {
    const database = await engine.open<AnalyticsTables>();
    onTestFinished(database.close);
    await migrateAnalytics(database);
    return { database, store: createAnalyticsStore(database) };
  }

  test('counts of one day add up, even if they are written together or concurrently', async () => {
    const { database, store } = await openStore();
    await store.add('2026-11-22', [view('/a'), view('/b'), view('/a', 2)]);
    await Promise.all([1, 2, 3, 4].map(() => store.add('2026-11-22', [view('/b'), view('/a')])));
    expect(await store.totals(['page-view'], '2026-11-22')).toEqual([view('/a', 7), view('/b', 5)]);
    const rows = await database.queries.selectFrom('analytics_counts').selectAll().execute();
    expect(rows, 'a row a day, event and subject, and nothing finer').toHaveLength(2);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'event', 'subject', 'times']);
  });

  test('totals cover the requested events from the given day on', async () => {
    const { store } = await openStore();
    await store.add('2026-11-20', [view('/a')]);
    await store.add('2026-11-21', [view('/a'), { event: 'search', subject: 'boiler', times: 1 }]);
    await store.add('2026-11-22', [view('/a'), { event: 'no-result', subject: 'boiler', times: 1 }]);
    expect(await store.totals(['page-view'], '2026-11-21')).toEqual([view('/a', 2)]);
    expect((await store.totals(['search', 'no-result'], '')).map(({ event }) => event).toSorted()).toEqual([
      'no-result',
      'search',
    ]);
  });

  test('subjects beyond the limit are counted together, separately for each day and event', async () => {
    const { store } = await openStore();
    const hosts = Array.from({ length: mostSubjects + 20 }, (_, nth): Count => {
      return { event: 'outbound-link', subject: `host-${nth}.example`, times: 1 };
    });
    await store.add('2026-11-22', hosts.slice(0, 300));
    await store.add('2026-11-22', hosts.slice(300));
    await store.add('2026-11-22', [view('/a'), ...hosts.slice(0, 1)]);
    const counted = await store.totals(['outbound-link'], '2026-11-22');
    expect(counted).toHaveLength(mostSubjects + 1);
    expect(counted[0]).toEqual({ event: 'outbound-link', subject: otherSubjects, times: 20 });
    expect(counted[1]).toEqual({ event: 'outbound-link', subject: 'host-0.example', times: 2 });
    expect(await store.totals(['page-view'], '2026-11-22')).toEqual([view('/a')]);
  });

  test('adding no counts changes nothing', async () => {
    const { store } = await openStore();
    await store.add('2026-11-22', []);
    expect(await store.totals(['page-view'], '')).toEqual([]);
  });
});
