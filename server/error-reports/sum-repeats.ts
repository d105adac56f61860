import type { Clock } from '#platform/clock/clock.ts';

/** A minute: whoever looks at the log sees that it goes on, and a fault on every page is not a line a visitor. */
export const sumEveryMs = 60_000;
/** Far more faults than a site has at a time. Anyone can make up reports: more of them are only counted. */
export const fingerprintLimit = 200;

type Seen<T> = { latest: T; since: number; count: number };
type Tell<T> = {
  /** The first of its kind at once (count 1), then how many came since, with the latest of them. */
  one: (latest: T, count: number) => void;
  /** How many had no room. */
  leftOut: (count: number) => void;
};

/**
 * Tells each thing at once the first time, and what repeats it as a sum, a minute later at the earliest. What has been
 * quiet for a minute is forgotten. In a minute nothing more is told than twice the limit, whatever comes in.
 */
export function sumRepeats<T>({ clock, tell }: { clock: Clock; tell: Tell<T> }) {
  const seen = new Map<string, Seen<T>>();
  let leftOut = { since: 0, count: 0 };

  function settle({ isLast = false } = {}) {
    const now = clock.monotonic();
    const isDue = (since: number) => isLast || now - since >= sumEveryMs;
    for (const [fingerprint, known] of seen) {
      if (!isDue(known.since)) continue;
      if (known.count === 0) {
        seen.delete(fingerprint);
        continue;
      }
      tell.one(known.latest, known.count);
      Object.assign(known, { since: now, count: 0 });
    }
    if (leftOut.count > 0 && isDue(leftOut.since)) {
      tell.leftOut(leftOut.count);
      leftOut = { since: now, count: 0 };
    }
  }

  return {
    add(fingerprint: string, latest: T) {
      settle();
      const known = seen.get(fingerprint);
      if (known) Object.assign(known, { latest, count: known.count + 1 });
      else if (seen.size < fingerprintLimit) {
        seen.set(fingerprint, { latest, since: clock.monotonic(), count: 0 });
        tell.one(latest, 1);
      } else
        leftOut = {
          since: leftOut.count === 0 ? clock.monotonic() : leftOut.since,
          count: leftOut.count + 1,
        };
    },
    /** Tells the sums that are due; all of them when it is the last time. */
    settle,
  };
}
