import type { AnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import { countedEvent, mostEvents } from '#contracts/analytics-batch.ts';
import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** A healthy database counts in a few milliseconds. Nobody waits longer for a slow one. */
const timeoutMs = 250;
/** How many events may wait for a slow database: minutes of a busy site, and a limit on the memory they use. */
export const mostWaiting = 2_000;

type Deps = { analytics: AnalyticsClient; clock: Clock; logger: Logger };

/**
 * Queues events and counts them in the background, one batch at a time; a request waits `timeoutMs` at most.
 * With a database that hangs it uses one connection at most; events beyond `mostWaiting` are left out, and so are those
 * that the counting service would refuse, such as one about an article whose slug is not in `slugForm`.
 */
export function countInBackground({ analytics, clock, logger }: Deps): AnalyticsClient & {
  settled: () => Promise<void>;
} {
  const waiting: AnalyticsEvent[] = [];
  let writing: Promise<void> | undefined;
  const logLeftOut = throttledLog((fields) => logger.warn('analytics-left-out', fields), clock);
  const logSkipped = throttledLog((fields) => logger.warn('analytics-skipped', fields), clock);

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await analytics.count(waiting.splice(0, mostEvents));
  }

  return {
    async count(given) {
      const events = given.filter((event) => countedEvent.safeParse(event).success);
      if (events.length < given.length) logSkipped({ events: given.length - events.length });
      if (events.length === 0) return false;
      if (waiting.length + events.length > mostWaiting) {
        logLeftOut({ events: events.length });
        return false;
      }
      waiting.push(...events);
      writing ??= writeAll().finally(() => (writing = undefined));
      const isWritten = writing.then(() => true);
      return (await withTimeout(isWritten, timeoutMs)) ?? false;
    },
    /** Resolves when no events are waiting to be counted. */
    settled: async () => writing,
  };
}
