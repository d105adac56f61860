import * as z from 'zod/mini';
import { optionalText, orLeftOut } from './optional-fields.ts';

const count = z.int().check(z.nonnegative());

/** How many accounts a customer has on the newer platform. SPEC §3, CONTRACTS "Calls". */
export const accountStatusCount = z.object({ liveCount: count, preLiveCount: count });
export type AccountStatusCount = z.infer<typeof accountStatusCount>;

/**
 * A legacy customer, read into camelCase fields. SPEC §3. A back end that lacks a name still fills the other fields of a
 * form.
 */
export const legacyCustomer = z.object({
  firstName: optionalText,
  surname: optionalText,
  email: optionalText,
});
export type LegacyCustomer = z.infer<typeof legacyCustomer>;

/** A newer-platform account, read into camelCase fields. SPEC §3. */
export const account = z.object({
  person: orLeftOut(z.object({ firstName: optionalText, lastName: optionalText })),
  email: optionalText,
  mobile: optionalText,
});
export type Account = z.infer<typeof account>;

/** Prefilled form values; '' if unknown. */
export type CustomerDetails = { firstName: string; surname: string; email: string; telephone: string };
