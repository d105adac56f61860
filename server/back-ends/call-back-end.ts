import { rememberOutcome } from '#clients/remember-outcome.ts';
import { callOverNetwork } from '#clients/service-call.ts';
import { traceCalls } from '#clients/trace-calls.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';

export type CallsFollowed = {
  metrics?: Pick<Metrics, 'call'> | undefined;
  tracing?: Pick<Tracing, 'call'> | undefined;
};

/** Calls a back end of the supplier's over the network: counted, timed and traced, with its last outcome. */
export function callBackEnd(backEnd: string, url: string, { metrics, tracing }: CallsFollowed) {
  return rememberOutcome(traceCalls(callOverNetwork(url), backEnd, tracing), (outcome, seconds) =>
    metrics?.call({ backEnd, outcome, seconds }),
  );
}
