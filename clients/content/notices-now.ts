import { londonMoment } from '#contracts/calendar/london-moment.ts';
import type { OutageNotice } from '#contracts/service-outage.ts';

/**
 * The notices to show at `now` (milliseconds since 1970), and when the next one starts or ends, which makes pages with
 * them stale; Infinity if none does.
 */
export function noticesNow(
  notices: OutageNotice[],
  now: number,
): { shown: OutageNotice[]; changesAt: number } {
  const times = notices.map(({ from, until }) => ({
    begins: (from && londonMoment(from)) || -Infinity,
    ends: (until && londonMoment(until)) || Infinity,
  }));
  return {
    shown: notices.filter((_, nth) => {
      const { begins = -Infinity, ends = Infinity } = times[nth] ?? {};
      return begins <= now && now < ends;
    }),
    changesAt: Math.min(
      ...times.flatMap(({ begins, ends }) => [begins, ends]).filter((at) => at > now),
      Infinity,
    ),
  };
}
