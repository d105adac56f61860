import * as z from 'zod/mini';
import { isIsoDay } from './calendar/is-iso-day.ts';
import { endsOfDays, weekdays, weekdaysIn } from './calendar/weekdays.ts';
import { optionalField } from './optional-fields.ts';

const day = `(?:${weekdays.join('|')})`;
const days = z
  .string()
  .check(
    z.regex(new RegExp(`^${day}(?: to ${day})?$`), 'a day or several, as Saturday or Monday to Friday'),
    z.refine(isInOrder, 'days in the order of the week, from Monday to Sunday'),
  );
const time = z
  .string()
  .check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time of 24 hours, as 08:00 or 17:30'));

/** When a phone line is answered. A day that no entry names is closed. Times are those of Great Britain. */
const openingHours = z
  .array(
    z
      .object({ days, opens: time, closes: time })
      .check(z.refine(({ opens, closes }) => opens < closes, 'open before it closes, on the same day')),
  )
  .check(z.minLength(1), z.refine(namesNoDayTwice, 'a list that names each day once'));

/** What is known about one of the supplier's phone lines, besides its number. */
export const phoneLine = z.object({
  hours: optionalField(openingHours),
  /** Answered at any time of any day; `hours` and bank holidays don't matter. */
  allDay: optionalField(z.boolean()),
  openOnBankHolidays: optionalField(z.boolean()),
  /** 'Free to call'. */
  cost: optionalField(z.string().check(z.minLength(1))),
});
export type PhoneLine = z.infer<typeof phoneLine>;

const namedDays = z.array(
  z.object({
    date: z
      .string()
      .check(
        z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day, as 2026-12-25'),
        z.refine(isIsoDay, 'a day of the calendar'),
      ),
    name: z.string().check(z.minLength(1)),
  }),
);

/** The days on which phone lines are closed whatever the weekday. */
export const bankHolidays = z.object({
  /** The place whose bank holidays they are: 'England and Wales'. */
  where: z.string().check(z.minLength(1)),
  days: namedDays.check(z.minLength(1)),
  /** Closed days that are not bank holidays, such as Boxing Day on a Saturday. */
  alsoClosed: optionalField(namedDays),
});
export type BankHolidays = z.infer<typeof bankHolidays>;

function isInOrder(words: string): boolean {
  const [from, to] = endsOfDays(words);
  return words.includes(' to ') ? from < to : true;
}

function namesNoDayTwice(entries: { days: string }[]): boolean {
  const named = entries.flatMap(({ days: words }) => weekdaysIn(words));
  return new Set(named).size === named.length;
}
