import { destination } from 'pino';

const standardOutput = 1;
/** Collected lines are written once they have this many characters. */
const writtenTogether = 16 * 1024;
/** They are also written this long after the last write. A line after a quiet period is written at once. */
const writtenWithinMs = 100;
/** The most bytes that may wait while nobody reads the output; more are dropped, so that they can't fill the memory. */
const mostWaitingBytes = 16 * 1024 * 1024;

/** Collects lines for standard output and writes them together, at the latest when the process exits or fails. */
export function collectLines(): { write: (line: string) => void } {
  const output = destination({ dest: standardOutput, sync: false, maxLength: mostWaitingBytes });
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  let lastWritten = -Infinity;

  function writeOut() {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '') return;
    const text = lines;
    lines = '';
    output.write(text);
    lastWritten = performance.now();
  }
  // Registered before pino's own listeners, which then write what this adds to the output.
  process.prependListener('beforeExit', writeOut);
  process.prependListener('exit', writeOut);

  return {
    write: (line) => {
      lines += line;
      if (lines.length >= writtenTogether) writeOut();
      else
        timer ??= setTimeout(
          writeOut,
          Math.max(0, lastWritten + writtenWithinMs - performance.now()),
        ).unref();
    },
  };
}
