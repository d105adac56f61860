import type { CustomerDetails } from '#contracts/customers.ts';
import type { Answers } from '../../forms/answers.ts';

/** The form fields that a customer's details prefill. */
export type FieldNames = Record<keyof CustomerDetails, string>;

/** A customer's details by form field name; fields without a known detail are left out. */
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
