import type { AnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import type { FailedCall } from '#contracts/analytics-events.ts';
import { readConsent } from '#contracts/consent.ts';

/** Counts a failed call that the visitor's browser does not see, with their consent. SPEC §8. */
export function countFailures({ analytics }: { analytics: AnalyticsClient }) {
  return (name: FailedCall, cookies: string | null): void => {
    if (readConsent(cookies)?.performance)
      void analytics.count([{ event: 'error', category: 'error', name }]);
  };
}

export type CountFailure = ReturnType<typeof countFailures>;
