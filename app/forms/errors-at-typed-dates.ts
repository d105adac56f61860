import { normaliseLine } from '#contracts/forms/normalise-line.ts';
import type { Answers, FieldErrors } from './answers.ts';
import type { TypedDates } from './typed-dates.ts';

/**
 * Moves the message of each date that was typed as text to the field with that text, since it is the one to correct.
 */
export function errorsAtTypedDates(errors: FieldErrors, given: Answers, typedDates: TypedDates): FieldErrors {
  const placed = Object.entries(errors).map(([name, message]) => {
    const typed = typedDates.get(name);
    return [typed !== undefined && normaliseLine(given[typed] ?? '') ? typed : name, message];
  });
  return Object.fromEntries(placed) as FieldErrors;
}
