import { normaliseLine } from '#contracts/forms/normalise-line.ts';
import type { Answers, FieldErrors } from './answers.ts';

/**
 * Moves the message of each date that was typed as text to the field with that text, since it is the one to correct.
 * `typedFields`: the names of those fields, by the name of their date.
 */
export function errorsAtTypedDates(
  errors: FieldErrors,
  given: Answers,
  typedFields: ReadonlyMap<string, string>,
): FieldErrors {
  const placed = Object.entries(errors).map(([name, message]) => {
    const typed = typedFields.get(name);
    return [typed !== undefined && normaliseLine(given[typed] ?? '') ? typed : name, message];
  });
  return Object.fromEntries(placed) as FieldErrors;
}
