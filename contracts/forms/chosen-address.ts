import * as z from 'zod/mini';
import { boundedText } from './bounded-text.ts';

/** Longer than the keys of address services. With the longest names it fits into the cookie of a complaint. */
export const addressIdLimit = 500;

const choose = 'Find and choose your address';

/** The field of a chosen address, among the others of a form. */
export const chosenAddress = { 'address-id': z.optional(boundedText(choose, { tooLong: choose })) };

/**
 * SPEC §5 "Address: required on the details forms". The error is shown at the postcode, where a visitor can correct it,
 * together with all other errors.
 */
export const addressRequired = z.refine<{ 'address-id'?: string | undefined }>(
  (answers) => isId(answers?.['address-id']),
  { error: choose, path: ['postcode'], when: () => true },
);

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.length <= addressIdLimit && value.trim() !== '';
}
