import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { batchLinesLimit } from '#contracts/monitoring-limits.ts';
import { parseJson } from '#platform/json/parse-json.ts';
import { identifier, moment } from './fields.ts';

/** The fields of every event; the rest is the SDK's, and is stored unchanged. */
const event = z.object({
  type: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  date: moment,
  // The SDK's telemetry about itself may be of no session.
  session: z.optional(z.object({ id: identifier })),
  view: z.optional(z.object({ id: z.optional(identifier) })),
});

/** Lines that are read before other requests get their turn: some ten milliseconds. */
const linesAtOnce = 256;

type Batch = { events: string[]; skipped: number };

/**
 * A batch, one event a line; undefined when it has more lines than any batch of the SDK. Lines that are no events are
 * skipped: one that broke must not take the others with it.
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
