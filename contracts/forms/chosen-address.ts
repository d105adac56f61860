import * as z from 'zod/mini';

/** Ids are short; what comes back in a hidden field can be anything. */
const idLimit = 200;

/** The field of a chosen address, among the others of a form. */
export const chosenAddress = { 'address-id': z.optional(z.string()) };

/**
 * SPEC §5 "Address: required on the details forms". Told at the postcode, where a visitor can do something about it,
 * together with whatever else is wrong.
 */
export const addressRequired = z.refine<{ 'address-id'?: string | undefined }>(
  (answers) => isId(answers?.['address-id']),
  { error: 'Find and choose your address', path: ['postcode'], when: () => true },
);

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= idLimit;
}
