import type { BrowserFailure } from '#contracts/browser-failure.ts';

type Made = Pick<BrowserFailure, 'requestId' | 'release'>;

/** Follows which request brought what is shown now: that of the page, then of the data of each page led to. */
export function followRequests() {
  let latest: Made = {};
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries) if (isOfPage(entry)) latest = madeBy(entry);
  };
  take(performance.getEntriesByType('navigation'));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return {
    latest(): Made {
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

/** As the server's answer says: server/request-log. An answer that came from elsewhere says nothing. */
function madeBy({ serverTiming = [] }: Partial<PerformanceResourceTiming>): Made {
  const named = (name: string) => serverTiming.find((timing) => timing.name === name)?.description;
  const requestId = named('request');
  const release = named('release');
  return { ...(requestId && { requestId }), ...(release && { release }) };
}
