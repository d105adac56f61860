import { dayAsTyped } from '#contracts/forms/meter-reading/reading-date.ts';
import { tidyLine } from '#contracts/forms/tidy-line.ts';
import type { Answers } from '../../forms/answers.ts';

/** The field in which a date can be typed in place of the date input; what is typed counts. */
export const typedDateField = 'date_typed';

/** What a visitor gave as the day of their reading, as it came: typed, or else from the date input. */
export function givenDate(answers: Answers): string {
  return tidyLine(answers[typedDateField] ?? '') || (answers['date'] ?? '');
}

/** The ISO day on which a reading was taken; undefined for what nobody can read as a day. */
export function dayOf(answers: Answers): string | undefined {
  return dayAsTyped(givenDate(answers));
}
