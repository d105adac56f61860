import type { Clock } from '#platform/clock/clock.ts';

/** A minute: the log shows that the fault continues, and a fault on every page does not cost a line per visitor. */
export const flushIntervalMs = 60_000;
/** Far more faults than a site has at a time. Anyone can make up reports: beyond this they are only counted. */
export const fingerprintLimit = 200;

type Seen<T> = { latest: T; since: number; count: number };
type Report<T> = {
  /** Called at once for the first of its kind (count 1), later with the number since then and the latest of them. */
  one: (latest: T, count: number) => void;
  /** How many were over the limit. */
  leftOut: (count: number) => void;
};

/**
 * Reports each fault at once the first time; repeats are summed and reported a minute later at the earliest. A fault
 * that has not occurred for a minute is forgotten. At most twice the limit is reported in a minute, whatever arrives.
 */
export function aggregateErrors<T>({ clock, report }: { clock: Clock; report: Report<T> }) {
  const seen = new Map<string, Seen<T>>();
  let leftOut = { since: 0, count: 0 };

  function flush({ isLast = false } = {}) {
    const now = clock.monotonic();
    const isDue = (since: number) => isLast || now - since >= flushIntervalMs;
    for (const [fingerprint, known] of seen) {
      if (!isDue(known.since)) continue;
      if (known.count === 0) {
        seen.delete(fingerprint);
        continue;
      }
      report.one(known.latest, known.count);
      Object.assign(known, { since: now, count: 0 });
    }
    if (leftOut.count > 0 && isDue(leftOut.since)) {
      report.leftOut(leftOut.count);
      leftOut = { since: now, count: 0 };
    }
  }

  return {
    add(fingerprint: string, latest: T) {
      flush();
      const known = seen.get(fingerprint);
      if (known) Object.assign(known, { latest, count: known.count + 1 });
      else if (seen.size < fingerprintLimit) {
        seen.set(fingerprint, { latest, since: clock.monotonic(), count: 0 });
        report.one(latest, 1);
      } else
        leftOut = {
          since: leftOut.count === 0 ? clock.monotonic() : leftOut.since,
          count: leftOut.count + 1,
        };
    },
    /** Reports the sums that are due; with `isLast`, all of them. */
    flush,
  };
}
