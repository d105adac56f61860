import type { BankHolidays } from '../opening-hours.ts';

/** From this day of its last year a list of bank holidays needs those of the next: less than three months are left. */
const reminderFrom = '10-01';

/** The year up to whose end the closed days are known. */
export function lastHolidayYear({ days }: BankHolidays): number {
  return Math.max(...days.map(({ date }) => Number(date.slice(0, 4))));
}

/** The last year of a list of bank holidays that is over, or ends within three months of an ISO day. */
export function endingHolidayYear(
  holidays: BankHolidays,
  today: string,
): { year: number; isOver: boolean } | undefined {
  const year = lastHolidayYear(holidays);
  if (today < `${year}-${reminderFrom}`) return undefined;
  return { year, isOver: today > `${year}-12-31` };
}
