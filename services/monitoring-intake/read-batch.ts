import * as z from 'zod/mini';
import { identifier, moment } from './fields.ts';

/** What every event has; the rest of it is the SDK's, and is kept as it came. */
const event = z.object({
  type: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
  date: moment,
  // The SDK's telemetry about itself may be of no session.
  session: z.optional(z.object({ id: identifier })),
  view: z.optional(z.object({ id: z.optional(identifier) })),
});

/** A batch, one event a line. Lines that are no events are skipped: one that broke must not take the others with it. */
export function readBatch(text: string): { events: string[]; skipped: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const events = lines.filter(isEvent);
  return { events, skipped: lines.length - events.length };
}

function isEvent(line: string): boolean {
  try {
    return event.safeParse(JSON.parse(line)).success;
  } catch {
    return false;
  }
}
