import type { CustomerDetails } from '#contracts/customers.ts';
import type { Answers } from '../forms/answers.ts';

/** The fields of a form that a customer's details fill. */
export type FieldNames = Record<keyof CustomerDetails, string>;

/** What is known of a customer, by the form's field names; fields of which nothing is known are left out. */
export function knownAnswers(details: CustomerDetails | undefined, names: FieldNames): Answers {
  if (!details) return {};
  const { firstName, surname, email, telephone } = details;
  const given = [
    [names.firstName, firstName],
    [names.surname, surname],
    [names.email, email],
    [names.telephone, telephone],
  ] as const;
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

/** Answers with what is known in the empty ones: whatever is given stands. */
export function fillEmpty(answers: Answers, known: Answers): Answers {
  const empty = Object.entries(known).filter(([name]) => !answers[name]);
  return { ...answers, ...Object.fromEntries(empty) };
}
