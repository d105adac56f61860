import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { consentNow } from '../../consent/consent-now.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

const address = '/help-and-support/analytics';
/** Waits so long for more, so that a page costs a request or two. */
const gatherMs = 5_000;
/** Nobody does more in that time; what a broken page does is not counted. The server takes no more either. */
const mostPending = 50;

/** Sends events to our own counts, several at a time. What waits when consent is withdrawn is dropped. Decision 28. */
export function createFirstPartySink(): AnalyticsSink {
  let pending: DataLayerEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = pending;
    pending = [];
    if (events.length > 0 && consentNow()?.performance) send(JSON.stringify({ events }));
  };
  return {
    take: (event) => {
      if (pending.length === mostPending) return;
      pending.push(event);
      timer ??= setTimeout(flush, gatherMs);
    },
    flush,
  };
}

/** A beacon outlives its page; where there are none, or the browser holds too many, a request that may do so too. */
function send(body: string): void {
  if (navigator.sendBeacon?.(address, body)) return;
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {
    // The line is lost: visitors never notice.
  });
}
