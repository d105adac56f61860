import * as z from 'zod/mini';
import { oneMonthBefore } from '../../calendar/one-month-before.ts';
import { readTypedDay } from '../../calendar/read-typed-day.ts';
import { readableDay } from '../../calendar/readable-day.ts';
import { plainNumber } from '../plain-digits.ts';
import { orElse, requiredLine } from '../required-line.ts';
import { normaliseLine } from '../normalise-line.ts';

/**
 * SPEC §5 "Reading date: required, between one month ago and today", both included. `today` is the day in London; the
 * value is an ISO day, from a date input or from a date as people write it. `latest` is the last day accepted: later
 * than `today` if the page was loaded before midnight.
 */
export function readingDate(today: string, latest = today) {
  const [year, month, day] = today.split('-');
  const example = `${day} ${month} ${year}`;
  return requiredLine(
    'Enter the date you read your meter',
    `Date is too long: enter one like ${example}`,
  ).check(
    z.overwrite((typed) => dayAsTyped(typed) ?? typed),
    z.refine((typed) => dayAsTyped(typed) !== undefined, orElse(`Date must be a real date, like ${example}`)),
    z.refine(
      (given) => isReadingDay(given, today, latest),
      orElse('Date must be today or in the past month'),
    ),
  );
}

/** The ISO day of a typed date, from any keyboard and with any invisible marks; undefined if there is no such day. */
export function dayAsTyped(typed: string): string | undefined {
  return readTypedDay(plainNumber(normaliseLine(typed)));
}

/** Whether a reading of an ISO day can still be sent on `today`, or on any day up to `latest`. SPEC §5, §9. */
export function isReadingDay(day: string, today: string, latest = today): boolean {
  return oneMonthBefore(today) <= day && day <= latest;
}

/** The range in words, for a hint: 'from 20 October 2026 to today, 20 November 2026'. */
export function readingDateRange(today: string): string {
  return `from ${readableDay(oneMonthBefore(today))} to today, ${readableDay(today)}`;
}
