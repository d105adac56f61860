import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { batchLinesLimit } from '#contracts/monitoring-limits.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import { identifier, moment } from './fields.ts';

/** The fields of every event; the rest is the SDK's, and is stored unchanged. */
const event = z.object({
  type: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  date: moment,
  // The SDK's telemetry about itself may have no session.
  session: z.optional(z.object({ id: identifier })),
  view: z.optional(z.object({ id: z.optional(identifier) })),
});

/** Lines that are parsed between two pauses for other requests: some ten milliseconds. */
const linesAtOnce = 256;

type Batch = { events: string[]; skipped: number };

/**
 * Reads a batch of one event per line; undefined if it has more lines than the SDK ever sends. Lines that are not
 * events are skipped, so that a broken line does not lose the others.
 */
export async function readBatch(text: string): Promise<Batch | undefined> {
  const parts = text.split('\n', batchLinesLimit + 1);
  if (parts.length > batchLinesLimit) return undefined;
  const lines = parts.filter((part) => part.trim() !== '');
  const events: string[] = [];
  for (let nth = 0; nth < lines.length; nth += linesAtOnce) {
    events.push(...lines.slice(nth, nth + linesAtOnce).filter(isEvent));
    await setImmediate();
  }
  return { events, skipped: lines.length - events.length };
}

function isEvent(line: string): boolean {
  return event.safeParse(parseJson(line)).success;
}
