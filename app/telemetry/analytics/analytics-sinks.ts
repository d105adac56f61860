import type { AnalyticsSink } from './analytics-sink.ts';
import { createFirstPartySink } from './first-party-sink.ts';

/**
 * All sinks that receive events. Add a vendor's sink here, and the hosts that it uses to the content security policy.
 */
export function analyticsSinks(): AnalyticsSink[] {
  return [createFirstPartySink()];
}
