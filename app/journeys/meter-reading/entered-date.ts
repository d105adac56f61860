import { dayAsTyped } from '#contracts/forms/meter-reading/reading-date.ts';
import type { Answers } from '../../forms/answers.ts';
import { givenDate, type TypedDates } from '../../forms/typed-dates.ts';

/** The field for typing a date instead of using the date input; typed text takes precedence. */
export const typedDateField = 'date_typed';
export const typedDates: TypedDates = new Map([['date', typedDateField]]);

/** The reading date as the visitor gave it: typed, or else from the date input. */
export function enteredDate(answers: Answers): string {
  return givenDate(answers, 'date', typedDateField);
}

/** The ISO day on which a reading was taken; undefined when it can't be read as a day. */
export function dayOf(answers: Answers): string | undefined {
  return dayAsTyped(enteredDate(answers));
}
