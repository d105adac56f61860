import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/**
 * What was piped in, without the line break at its end; at a terminal, the line that is typed after a prompt, which is not
 * shown. It is empty when the operator presses Ctrl-C or Ctrl-D instead.
 */
export async function readPassword(input: Readable & { isTTY?: boolean }, prompt: Writable): Promise<string> {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  // `terminal` turns off the echo of the terminal itself, and `nowhere` drops that of readline.
  const nowhere = new Writable({ write: (_echo, _encoding, done) => done() });
  const reading = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  prompt.write('Password (not shown): ');
  const [line] = await Promise.race([once(reading, 'line'), once(reading, 'close')]);
  reading.close();
  prompt.write('\n');
  return typeof line === 'string' ? line : '';
}
