import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import type { ServiceCall } from '../service-call.ts';

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** The counting service's client. Nothing throws: a count that is lost is nobody's concern but the service's own. */
export function createAnalyticsClient(call: ServiceCall) {
  return {
    /** Counts events; false when they were not. */
    count: async (events: AnalyticsEvent[]): Promise<boolean> => {
      try {
        const { ok } = await call('/events', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events }),
        });
        return ok;
      } catch {
        return false;
      }
    },
  };
}
