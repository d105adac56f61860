import * as z from 'zod/mini';
import { moment } from '../fields.ts';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));

/** The fields of an event that reading needs; durations are nanoseconds, `date` milliseconds since 1970. */
export const rumEvent = z.object({
  type: z.string(),
  date: moment,
  session: z.optional(z.object({ id: z.string() })),
  view: z.optional(
    z.object({
      id: z.optional(z.string()),
      name: text,
      url: text,
      largest_contentful_paint: number,
      interaction_to_next_paint: number,
      cumulative_layout_shift: number,
    }),
  ),
  error: z.optional(z.object({ message: text, type: text })),
  _dd: z.optional(z.object({ document_version: z.optional(z.number()) })),
});

export type RumEvent = z.infer<typeof rumEvent>;
