import { billField, whichBills } from '#contracts/forms/two-bills/fields.ts';
import { twoBills, type TwoBills } from '#contracts/forms/two-bills/two-bills.ts';
import type { Answers } from '../../forms/answers.ts';
import type { FormSchema } from '../../forms/check-answers.ts';
import { givenDate, type TypedDates } from '../../forms/typed-dates.ts';

/** The fields of dates, in the order of the page. */
export const dateFields = whichBills.flatMap((which) => [
  billField(which, 'first-day'),
  billField(which, 'last-day'),
]);

/** The field for typing a date instead of using its date input; typed text takes precedence. */
export function typedField(dateField: string): string {
  return `${dateField}-typed`;
}
export const typedDates: TypedDates = new Map(dateFields.map((field) => [field, typedField(field)]));

/** The form's schema, in the browser and on the server. */
export const formSchema: FormSchema<TwoBills> = {
  safeParse: (answers) => twoBills.safeParse(withGivenDates(answers as Answers)),
};

function withGivenDates(answers: Answers): Answers {
  const given = dateFields.map((field) => [field, givenDate(answers, field, typedField(field))]);
  return { ...answers, ...Object.fromEntries(given) };
}
