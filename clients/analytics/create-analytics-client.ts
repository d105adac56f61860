import type { AnalyticsEvent } from '#contracts/analytics-events.ts';
import type { ServiceCall } from '../service-call.ts';

export type AnalyticsClient = ReturnType<typeof createAnalyticsClient>;

/** The counting service's client. Nothing throws: a lost count matters only to the service itself. */
export function createAnalyticsClient(call: ServiceCall) {
  return {
    /** Counts events; false if they were not counted. */
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
