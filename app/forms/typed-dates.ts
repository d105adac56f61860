import { dayAsTyped } from '#contracts/forms/meter-reading/reading-date.ts';
import { normaliseLine } from '#contracts/forms/normalise-line.ts';
import type { Answers } from './answers.ts';

/** The names of the fields for typing a date, by the name of the date input that each can replace. */
export type TypedDates = ReadonlyMap<string, string>;

/** The date as the visitor gave it: typed text takes precedence over the date input. */
export function givenDate(answers: Answers, date: string, typedField: string): string {
  return normaliseLine(answers[typedField] ?? '') || (answers[date] ?? '');
}

/**
 * The answers with each typed date that can be read moved to its date input, so that a day chosen on the page that
 * shows them again counts, also without scripts. Text that can't be read stays, to be corrected.
 */
export function withTypedDatesChosen(answers: Answers, typedDates: TypedDates): Answers {
  const moved = [...typedDates].flatMap(([date, typedField]) => {
    const day = dayAsTyped(answers[typedField] ?? '');
    return day === undefined
      ? []
      : ([
          [date, day],
          [typedField, ''],
        ] as const);
  });
  return { ...answers, ...Object.fromEntries(moved) };
}
