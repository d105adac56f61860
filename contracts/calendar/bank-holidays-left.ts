import type { BankHolidays } from '../opening-hours.ts';

/** From this day of its last year, when three months are left, a list of bank holidays needs the next year's. */
const reminderFrom = '10-01';

/** The last year for which the closed days are known. */
export function lastHolidayYear({ days }: BankHolidays): number {
  return Math.max(...days.map(({ date }) => Number(date.slice(0, 4))));
}

/** The last year of a list of bank holidays, if on the ISO day `today` it has ended or ends within three months. */
export function endingHolidayYear(
  holidays: BankHolidays,
  today: string,
): { year: number; isOver: boolean } | undefined {
  const year = lastHolidayYear(holidays);
  if (today < `${year}-${reminderFrom}`) return undefined;
  return { year, isOver: today > `${year}-12-31` };
}
