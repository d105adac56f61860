import { expect, test } from 'vitest';
import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { countInBackground, mostWaiting } from './count-in-background.ts';

const search: AnalyticsEvent = { event: 'search' };

/** A counting service that answers when the test decides. */
function pendingCounts() {
  const batches: number[] = [];
  const sent: AnalyticsEvent[] = [];
  const waiting: (() => void)[] = [];
  const logger = recordedLog();
  const { count, settled } = countInBackground({
    analytics: {
      count: (events) => {
        batches.push(events.length);
        sent.push(...events);
        return new Promise((resolve) => waiting.push(() => resolve(true)));
      },
    },
    clock: movableClock(),
    logger,
  });
  const answer = () => waiting.shift()?.();
  return { count, settled, batches, sent, answer, lines: logger.lines };
}

test('no request waits for a count that hangs; events that arrive meanwhile go together in the next batch', async () => {
  const { count, settled, batches, answer } = pendingCounts();
  expect(await count([search])).toBe(false);
  await Promise.all([count([search, search]), count([search])]);
  expect(batches).toEqual([1]);
  answer();
  await expect.poll(() => batches).toEqual([1, 3]);
  answer();
  await settled();
});

test('a healthy database has counted the events before the request is answered', async () => {
  const { count, answer } = pendingCounts();
  const counted = count([search]);
  answer();
  expect(await counted).toBe(true);
});

test('events beyond the queue’s limit are left out, and that is logged once', async () => {
  const { count, lines } = pendingCounts();
  const fifty = Array.from({ length: 50 }, () => search);
  void count(fifty);
  for (let events = 0; events < mostWaiting; events += 50) void count(fifty);
  expect(lines).toEqual([]);
  expect([await count(fifty), await count(fifty)]).toEqual([false, false]);
  expect(lines).toEqual([{ level: 'warn', event: 'analytics-left-out', events: 50, times: 1 }]);
});

test('events that can’t be counted are not sent with the others; how many is logged, not what they said', async () => {
  const { count, sent, answer, lines } = pendingCounts();
  const useful: AnalyticsEvent = { event: 'useful', page: '/help-and-support/meters/q&a' };
  expect(await count([useful])).toBe(false);
  const counted = count([search, useful]);
  answer();
  expect(await counted).toBe(true);
  expect(sent).toEqual([search]);
  expect(lines).toEqual([{ level: 'warn', event: 'analytics-skipped', events: 1, times: 1 }]);
});
