/**
 * Subjects of an energy complaint or enquiry, in the order of SPEC §3 "Query subject list". The choice, validation, the
 * lead's case type and the e-mail follow this list; complaint-query.test.ts has it word for word.
 */
export const querySubjects = [
  'Amend moving house dates/meter reader',
  'Amend Payment Method',
  'Balance queries',
  "Can't pay/debt",
  'Direct debit/Incorrect payment',
  'Discount',
  'Dispute Bill/Balance',
  'Faulty meter',
  'Leaving us',
  'Make a Payment',
  'Meter read issues',
  'Moving House',
  'Online portal/app/login/website issues',
  'Request Refund',
  'Tariff issues',
  'Tariff renewal/upgrade',
  'Update personal details',
] as const;
export type QuerySubject = (typeof querySubjects)[number];
