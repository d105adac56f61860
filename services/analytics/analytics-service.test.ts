import { expect, onTestFinished, test } from 'vitest';
import { createAnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createAnalyticsService } from './analytics-service.ts';
import { createAnalyticsStore } from './store/analytics-store.ts';
import type { AnalyticsTables } from './store/analytics-tables.ts';
import { migrateAnalytics } from './store/migrate-analytics.ts';

async function openService() {
  const database = openDatabase<AnalyticsTables>('file::memory:');
  onTestFinished(database.close);
  await migrateAnalytics(database);
  const clock = movableClock();
  const logger = recordedLog();
  const service = createAnalyticsService({ store: createAnalyticsStore(database), clock, logger });
  const rows = () => database.queries.selectFrom('analytics_counts').selectAll().orderBy('day').execute();
  return { service, client: createAnalyticsClient(callInProcess(service)), clock, logger, rows, database };
}

test.each<[AnalyticsEvent, string]>([
  [{ event: 'page-view', path: '/help-and-support/meters' }, '/help-and-support/meters'],
  [{ event: 'article-view', category: 'meters', article: 'economy-7' }, 'meters/economy-7'],
  [{ event: 'error', category: 'error', name: 'page-failed' }, 'page-failed'],
  [{ event: 'search' }, ''],
  [{ event: 'search', words: 'boiler …' }, 'boiler …'],
  [{ event: 'search-answered', words: 'power cut' }, 'power cut'],
  [{ event: 'no-result', words: '…' }, '…'],
  [{ event: 'search-suggestion' }, ''],
  [{ event: 'form-start', form: 'feedback' }, 'feedback'],
  [{ event: 'form-step', form: 'feedback', step: 'personal-details' }, 'feedback/personal-details'],
  [{ event: 'form-submit', form: 'meter-reading' }, 'meter-reading'],
  [{ event: 'form-failure', form: 'pay-as-you-go' }, 'pay-as-you-go'],
  [{ event: 'outbound-link', host: 'www.gov.uk' }, 'www.gov.uk'],
  [{ event: 'emergency-number', number: '105' }, '105'],
])('%j is counted under ‘%s’', async (event, subject) => {
  const { client, rows } = await openService();
  expect(await client.count([event, event])).toBe(true);
  expect(await rows()).toMatchObject([{ event: event.event, subject, times: 2 }]);
});

test('events are counted by the day in Great Britain: half past midnight in summer is already the new day', async () => {
  const { client, clock, rows } = await openService();
  clock.pass(Date.parse('2027-06-30T23:30:00Z') - clock.now());
  await client.count([{ event: 'search' }]);
  clock.pass(Date.parse('2027-12-31T23:30:00Z') - clock.now());
  await client.count([{ event: 'search' }]);
  expect((await rows()).map(({ day }) => day)).toEqual(['2027-07-01', '2027-12-31']);
});

test.each([
  ['no JSON', 'events'],
  ['no events', JSON.stringify({ events: [] })],
  ['an unknown event', JSON.stringify({ events: [{ event: 'sneeze' }] })],
  [
    'more than an event has',
    JSON.stringify({ events: [{ event: 'search-suggestion', email: 'a@b.example' }] }),
  ],
  ['too many events', JSON.stringify({ events: Array.from({ length: 51 }, () => ({ event: 'search' })) })],
])('a post with %s is refused, and nothing is counted', async (_, body) => {
  const { service, rows } = await openService();
  expect((await service.request('/events', { method: 'POST', body })).status).toBe(422);
  expect(await rows()).toEqual([]);
});

test('an event that can’t be counted loses none of the others; how many were skipped is logged, not what they said', async () => {
  const { client, rows, logger } = await openService();
  const invalid: AnalyticsEvent[] = [
    { event: 'useful', page: '/help-and-support/meters/Reading_Your_Meter' },
    { event: 'article-view', category: 'meters', article: 'v1.2' },
  ];
  expect(await client.count([{ event: 'search-suggestion' }, ...invalid, { event: 'search' }])).toBe(true);
  expect((await rows()).map(({ event }) => event).toSorted()).toEqual(['search', 'search-suggestion']);
  expect(logger.lines).toEqual([{ level: 'warn', event: 'analytics-skipped', events: 2, times: 1 }]);
});

test('a database failure is logged without the events, and the client reports that nothing was counted', async () => {
  const { client, logger, database } = await openService();
  await database.queries.schema.dropTable('analytics_counts').execute();
  expect(await client.count([{ event: 'outbound-link', host: 'www.gov.uk' }])).toBe(false);
  expect(logger.lines).toHaveLength(1);
  expect(JSON.stringify(logger.lines)).not.toContain('gov.uk');
});
