import type { AnalyticsSink } from './analytics-sink.ts';
import { createFirstPartySink } from './first-party-sink.ts';

/**
 * All sinks that receive events. The one place to add a vendor's sink; what it loads and requests goes into the
 * content security policy.
 */
export function analyticsSinks(): AnalyticsSink[] {
  return [createFirstPartySink()];
}
