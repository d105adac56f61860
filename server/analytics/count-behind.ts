import type { AnalyticsClient } from '#clients/analytics/analytics-client.ts';
import { mostEvents } from '#contracts/analytics-batch.ts';
import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { tellSeldom } from '#platform/logger/tell-seldom.ts';
import { waitAtMost } from '#platform/waiting/wait-at-most.ts';

/** A database that is well counts in a few milliseconds. One that is not gets no visitor's or browser's time. */
const patienceMs = 250;
/** Events that wait for a slow database: minutes of a busy site, and an end to what they take of the memory. */
export const mostWaiting = 2_000;

type Deps = { analytics: AnalyticsClient; clock: Clock; logger: Logger };

/**
 * Counts behind the requests, so that nobody waits for it: one batch at a time, of all that came meanwhile. A database
 * that hangs has one of its connections taken by it at most; beyond `mostWaiting` events the rest is left out.
 */
export function countBehind({ analytics, clock, logger }: Deps): AnalyticsClient & {
  settled: () => Promise<void>;
} {
  const waiting: AnalyticsEvent[] = [];
  let writing: Promise<void> | undefined;
  const logSeldom = tellSeldom((fields) => logger.warn('analytics-left-out', fields), clock);

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await analytics.count(waiting.splice(0, mostEvents));
  }

  return {
    async count(events) {
      if (waiting.length + events.length > mostWaiting) {
        logSeldom({ events: events.length });
        return false;
      }
      waiting.push(...events);
      writing ??= writeAll().finally(() => (writing = undefined));
      const isWritten = writing.then(() => true);
      return (await waitAtMost(isWritten, patienceMs)) ?? false;
    },
    /** Resolves when nothing waits to be counted any more. */
    settled: async () => writing,
  };
}
