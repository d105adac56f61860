import * as z from 'zod/mini';
import type { JsonApiError } from '#contracts/json-api.ts';

/** No more is asked for than an error to look at: an id is worth having from a server whose errors are odd otherwise. */
const errorsDocument = z.object({
  errors: z.tuple([z.record(z.string(), z.unknown())], z.unknown()),
});

/** The first error of a server's answer, as far as it can be read. SPEC §8. */
export function firstServerError(json: unknown): Pick<JsonApiError, 'id' | 'title' | 'detail'> {
  const read = errorsDocument.safeParse(json);
  if (!read.success) return {};
  const texts = Object.entries(read.data.errors[0]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts);
}
