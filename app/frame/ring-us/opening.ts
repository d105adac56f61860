import { lastHolidayYear } from '#contracts/calendar/bank-holidays-left.ts';
import { weekdays, weekdaysIn } from '#contracts/calendar/weekdays.ts';
import type { BankHolidays, PhoneLine } from '#contracts/opening-hours.ts';

/** Minutes after midnight. */
type Span = readonly [opens: number, closes: number];

/**
 * When a line is open, small enough for the markup of a page, from which the script in the browser reads it.
 * `week` starts on Monday; null is a day on which it is closed.
 */
export type Opening = {
  week: (Span | null)[];
  /** Days on which it is closed whatever the weekday, with the day's name; '' for a bank holiday. */
  closed: Record<string, string>;
  /** The last year whose closed days are known. After that nobody can say whether it is open. */
  until: number;
};

/**
 * Undefined for a 24-hour line, where nothing depends on the time, and where nothing can be claimed: without hours, or
 * without the bank holidays of a line that closes on them.
 */
export function openingOf(
  line: PhoneLine | undefined,
  holidays: BankHolidays | undefined,
): Opening | undefined {
  if (!line?.hours || line.allDay) return undefined;
  const spans = line.hours.flatMap(({ days, opens, closes }) =>
    weekdaysIn(days).map((day): [number, Span] => [day, [minutesOf(opens), minutesOf(closes)]]),
  );
  const ofDay = new Map(spans);
  const week = weekdays.map((_, day) => ofDay.get(day) ?? null);
  if (line.openOnBankHolidays) return { week, closed: {}, until: 9999 };
  if (!holidays) return undefined;
  const closed = [
    ...holidays.days.map(({ date }) => [date, '']),
    ...(holidays.alsoClosed ?? []).map(({ date, name }) => [date, name]),
  ];
  return { week, closed: Object.fromEntries(closed), until: lastHolidayYear(holidays) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
