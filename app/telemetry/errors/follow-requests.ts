import type { BrowserFailure } from '#contracts/browser-failure.ts';

type Delivery = Pick<BrowserFailure, 'requestId' | 'release'>;

/**
 * Tracks which request delivered the current page: the document's request, then the data request of each navigation.
 */
export function followRequests() {
  let latest: Delivery = {};
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isOfPage(entry)) latest = deliveryOf(entry);
  };
  take(performance.getEntriesByType('navigation'));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return {
    latest(): Delivery {
      take(observer.takeRecords());
      return latest;
    },
    stop: () => observer.disconnect(),
  };
}

function isOfPage(entry: PerformanceEntry): entry is PerformanceResourceTiming {
  if (!(entry instanceof PerformanceResourceTiming)) return false;
  return entry.entryType === 'navigation' || new URL(entry.name).pathname.endsWith('.data');
}

/** Read from the server's response header (server/edge/request-log). A response from elsewhere lacks it. */
function deliveryOf({ serverTiming = [] }: Partial<PerformanceResourceTiming>): Delivery {
  const named = (name: string) => serverTiming.find((timing) => timing.name === name)?.description;
  const requestId = named('request');
  const release = named('release');
  return { ...(requestId && { requestId }), ...(release && { release }) };
}
