import * as z from 'zod/mini';
import { identifier, moment } from './fields.ts';

const count = z.int().check(z.nonnegative());
/** Far more than thirty seconds of moves every 50 ms (SPEC §9) and of everything else that can change. */
const mostRecords = 20_000;

/** A segment's metadata: SPEC §7, last line. Other fields are not stored. */
export const segmentFacts = z
  .object({
    raw_segment_size: count,
    compressed_segment_size: count,
    session: z.object({ id: identifier }),
    view: z.object({ id: identifier }),
    start: moment,
    end: moment,
    records_count: z.int().check(z.positive(), z.maximum(mostRecords)),
    creation_reason: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
    index_in_view: count,
    source: z.literal('browser'),
    has_full_snapshot: z.optional(z.boolean()),
  })
  .check(z.refine(({ start, end }) => start <= end));

export type SegmentFacts = z.infer<typeof segmentFacts>;
