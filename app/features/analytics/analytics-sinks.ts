import type { AnalyticsSink } from './analytics-sink.ts';
import { createFirstPartySink } from './first-party-sink.ts';

/** Everyone who is told. The one place to add a vendor's sink; what it loads and asks goes into the policy of contents. */
export function analyticsSinks(): AnalyticsSink[] {
  return [createFirstPartySink()];
}
