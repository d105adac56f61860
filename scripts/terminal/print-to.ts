import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Prints to a stream as fast as the stream accepts it, so that a long export never waits in memory. */
export function printTo(stream: Writable): (text: string) => Promise<void> {
  return async (text) => {
    if (!stream.write(text)) await once(stream, 'drain');
  };
}
