import * as z from 'zod/mini';
import type { JsonApiError } from '#contracts/json-api.ts';

/** Only what an error needs to be useful: its id is worth having even if the server's errors are unusual. */
const errorsDocument = z.object({
  errors: z.tuple([z.record(z.string(), z.unknown())], z.unknown()),
});

/** The first error of a server's response, as far as it can be read. SPEC §8. */
export function firstServerError(json: unknown): Pick<JsonApiError, 'id' | 'title' | 'detail'> {
  const read = errorsDocument.safeParse(json);
  if (!read.success) return {};
  const texts = Object.entries(read.data.errors[0]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}
