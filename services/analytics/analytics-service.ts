import { Hono } from 'hono';
import { analyticsBatch } from '#contracts/analytics-batch.ts';
import { londonDay } from '#contracts/calendar/london-day.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { engineCode } from '#platform/database/engine-code.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { AnalyticsStore } from './store/analytics-store.ts';
import { subjectOf } from './subject-of.ts';

type AnalyticsServiceDeps = { store: Pick<AnalyticsStore, 'add'>; clock: Clock; logger: Logger };

/**
 * Counts events by their day in Great Britain, no finer. SPEC §1, §2 "Shared".
 * POST /events with an `analyticsBatch` → 204; 422 if invalid, 500 if it wasn't stored. The caller is responsible for
 * consent.
 */
export function createAnalyticsService({ store, clock, logger }: AnalyticsServiceDeps) {
  return new Hono()
    .post('/events', async (c) => {
      const batch = analyticsBatch.safeParse(await c.req.json().catch(() => undefined));
      if (!batch.success) return c.body(null, 422);
      const counts = batch.data.events.map((event) => ({
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
