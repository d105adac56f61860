import { readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ending = '.part';
/** How a command is ended from a terminal, by a service manager, and by a lost connection. */
const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The file in which the copy is written, until it is complete. */
export const partOf = (file: string) => `${file}${ending}`;

/** Removes an incomplete copy and the journal that SQLite writes beside it. */
export function removePart(part: string): void {
  for (const each of [part, `${part}-journal`]) rmSync(each, { force: true });
}

/** Other incomplete copies in the folder of a copy. They are not removed: another backup may be writing them. */
export function otherParts(part: string): string[] {
  const folder = dirname(part);
  return namesIn(folder)
    .filter((name) => name.endsWith(ending) && name !== basename(part))
    .map((name) => join(folder, name));
}

/** None in a folder that may be written to, but not read: a backup needs no more. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Removes the incomplete copy when a signal ends the process. The process then ends by that signal, so that a shell
 * sees 128 and its number. Returns how to stop waiting for signals.
 */
export function removeOnSignal(part: string, complain: (text: string) => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    removePart(part);
    complain('The backup was interrupted. There is no file of it.\n');
    stop();
    // Immediate, while `process.exit` waits until the worker has copied everything.
    process.kill(process.pid, signal);
    // The first process of a container isn't ended by its own signal.
    process.exit(128 + constants.signals[signal]);
  };
  const stop = () => endingSignals.forEach((signal) => process.off(signal, onSignal));
  endingSignals.forEach((signal) => process.on(signal, onSignal));
  return stop;
}
