import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
/** A back end that lacks a name or a number still fills the other fields. */
const mayBeMissing = z.optional(z.nullable(z.string()));

/** How many accounts a customer has on the newer platform. SPEC §3, CONTRACTS "Calls". */
export const accountStatusCount = z.object({ liveCount: count, preLiveCount: count });
export type AccountStatusCount = z.infer<typeof accountStatusCount>;

/** A legacy customer, read into camelCase fields. SPEC §3. */
export const legacyCustomer = z.object({
  firstName: mayBeMissing,
  surname: mayBeMissing,
  email: mayBeMissing,
});
export type LegacyCustomer = z.infer<typeof legacyCustomer>;

/** A newer-platform account, read into camelCase fields. SPEC §3. */
export const account = z.object({
  person: z.optional(z.nullable(z.object({ firstName: mayBeMissing, lastName: mayBeMissing }))),
  email: mayBeMissing,
  mobile: mayBeMissing,
});
export type Account = z.infer<typeof account>;

/** Prefilled form values; '' if unknown. */
export type CustomerDetails = { firstName: string; surname: string; email: string; telephone: string };
