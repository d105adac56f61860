import type { Clock } from '../clock/clock.ts';
import type { LogFields } from './logger.ts';

/** One line reports the problem; hundreds would hide the rest of the log. */
const pauseMs = 60_000;

/**
 * For failures that can happen hundreds of times a minute: logs the first at once, then at most one a minute, with the
 * number of `times` it has happened since the previous line.
 */
export function throttledLog(log: (fields: LogFields) => void, clock: Clock): (fields: LogFields) => void {
  let quietUntil = -Infinity;
  let times = 0;
  return (fields) => {
    times += 1;
    const now = clock.monotonic();
    if (now < quietUntil) return;
    log({ ...fields, times });
    times = 0;
    quietUntil = now + pauseMs;
  };
}
