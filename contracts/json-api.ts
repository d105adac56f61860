import * as z from 'zod/mini';

/** Media type of every JSON:API document. SPEC §7. */
export const jsonApiType = 'application/vnd.api+json';

const jsonApiError = z.object({
  id: z.optional(z.string()),
  status: z.optional(z.string()),
  code: z.optional(z.string()),
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
});

/** The error response of a JSON:API back end. SPEC §8, CONTRACTS "Calls". */
export const jsonApiErrors = z.object({ errors: z.array(jsonApiError).check(z.minLength(1)) });
export type JsonApiError = z.infer<typeof jsonApiError>;
