import { Hono } from 'hono';
import { countedEvent, postedBatch } from '#contracts/analytics-batch.ts';
import { londonDay } from '#contracts/calendar/london-day.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { engineCode } from '#platform/database/engine-code.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import type { AnalyticsStore } from './store/analytics-store.ts';
import { subjectOf } from './subject-of.ts';

type AnalyticsServiceDeps = { store: Pick<AnalyticsStore, 'add'>; clock: Clock; logger: Logger };

/**
 * Counts events by their day in Great Britain, no finer. SPEC §1, §2 "Shared".
 * POST /events with a `postedBatch` of `countedEvent`s → 204; 422 if none of them can be counted, 500 if they weren't
 * stored. Invalid events among others are skipped, and their number is logged. The caller is responsible for consent.
 */
export function createAnalyticsService({ store, clock, logger }: AnalyticsServiceDeps) {
  const logSkipped = throttledLog((fields) => logger.warn('analytics-skipped', fields), clock);

  return new Hono()
    .post('/events', async (c) => {
      const batch = postedBatch.safeParse(await c.req.json().catch(() => undefined));
      if (!batch.success) return c.body(null, 422);
      const events = batch.data.events.flatMap((event) => countedEvent.safeParse(event).data ?? []);
      const skipped = batch.data.events.length - events.length;
      if (skipped > 0) logSkipped({ events: skipped });
      if (events.length === 0) return c.body(null, 422);
      const counts = events.map((event) => ({
        event: event.event,
        subject: subjectOf(event),
        times: 1,
      }));
      await store.add(londonDay(clock.now()), counts);
      return c.body(null, 204);
    })
    .onError((problem, c) => {
      logger.error('analytics-not-stored', { problem: problem.name, code: engineCode(problem) });
      return c.body(null, 500);
    });
}
