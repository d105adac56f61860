import { rememberOutcome } from '#clients/remember-outcome.ts';
import { callOverNetwork } from '#clients/service-call.ts';
import { traceCalls } from '#clients/trace-calls.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';

export type CallsFollowed = {
  metrics?: Pick<Metrics, 'call'> | undefined;
  tracing?: Pick<Tracing, 'call'> | undefined;
};

/** Calls a supplier's back end over the network. Calls are counted, timed and traced; the last outcome is stored. */
export function callBackEnd(backEnd: string, url: string, { metrics, tracing }: CallsFollowed) {
  return rememberOutcome(traceCalls(callOverNetwork(url), backEnd, tracing), (outcome, seconds) =>
    metrics?.call({ backEnd, outcome, seconds }),
  );
}
