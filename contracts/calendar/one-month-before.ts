import { daysInMonth, isoDay } from './iso-day.ts';

/**
 * The same day of the previous month, as ISO days, or that month's last day if it is shorter: 31 March gives 28 or
 * 29 February. SPEC §5, §9 "one month ago".
 */
export function oneMonthBefore(day: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const [itsYear, itsMonth] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return isoDay(itsYear, itsMonth, Math.min(dayOfMonth, daysInMonth(itsYear, itsMonth))) ?? day;
}
