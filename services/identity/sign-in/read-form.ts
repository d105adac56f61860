import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** Both fields at their longest, percent-encoded, with room to spare. */
const longestBody = 8_000;

/** The answers of a posted form, by name; none when it is longer than any form of ours. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const body = await text(request);
  return body.length > longestBody ? {} : Object.fromEntries(new URLSearchParams(body));
}
