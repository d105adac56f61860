import { analyticsEndpoint } from '#contracts/analytics-endpoint.ts';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { consentNow } from '../../consent/consent-now.ts';
import type { AnalyticsSink } from './analytics-sink.ts';

/** Waits this long for more events, so that a page makes only a request or two. */
export const batchDelayMs = 5_000;
/**
 * No visitor causes more events in that time; the rest of a broken page's are dropped. The server has the same limit.
 */
const mostPending = 50;

/** Sends events in batches to our own counters. Queued events are dropped when consent is withdrawn. Decision 28. */
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
      timer ??= setTimeout(flush, batchDelayMs);
    },
    flush,
  };
}

/**
 * A beacon outlives its page. Where the browser has no beacons or too many queued, this uses a request that may outlive
 * the page too.
 */
function send(body: string): void {
  if (navigator.sendBeacon?.(analyticsEndpoint, body)) return;
  void fetch(analyticsEndpoint, { method: 'POST', body, keepalive: true }).catch(() => {
    // The connection is lost: visitors never notice.
  });
}
