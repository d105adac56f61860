import { daysFromTo } from '#contracts/calendar/days-from-to.ts';
import { daysInMonth, isoDay } from '#contracts/calendar/iso-day.ts';
import type { TwoBills } from '#contracts/forms/two-bills/two-bills.ts';

/** October to March. */
const winterMonths = new Set([10, 11, 12, 1, 2, 3]);
/** Bills cover different times of year if their shares of winter days differ by more than this. */
const furthestApart = 0.25;

export type Season = {
  /** Days from October to March. */
  winterDays: Record<'old' | 'new', number>;
  /** How the newer bill's time of year compares. */
  change: 'colder' | 'warmer' | 'alike';
};

/** Whether two bills cover the same time of year: the only clue to the weather, which no bill states. */
export function seasonOfBills({ old, new: current }: TwoBills): Season {
  const winterDays = { old: winterDaysOf(old), new: winterDaysOf(current) };
  const share = {
    old: winterDays.old / daysFromTo(old.firstDay, old.lastDay),
    new: winterDays.new / daysFromTo(current.firstDay, current.lastDay),
  };
  const apart = share.new - share.old;
  if (Math.abs(apart) <= furthestApart) return { winterDays, change: 'alike' };
  return { winterDays, change: apart > 0 ? 'colder' : 'warmer' };
}

function winterDaysOf({ firstDay, lastDay }: { firstDay: string; lastDay: string }): number {
  let days = 0;
  let [year = 0, month = 1] = firstDay.split('-').map(Number);
  for (;;) {
    const first = isoDay(year, month, 1) ?? '';
    if (first > lastDay) return days;
    const last = isoDay(year, month, daysInMonth(year, month)) ?? '';
    if (winterMonths.has(month))
      days += daysFromTo(first < firstDay ? firstDay : first, last > lastDay ? lastDay : last);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
