import type { Clock } from '#platform/clock/clock.ts';
import { isRefusal } from './is-refusal.ts';
import { isUnreadable } from './is-unreadable.ts';

/** SPEC §9: failed calls are retried after 1 s, doubling up to 30 s. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/**
 * An attempt that took longer than this is not retried: with a service that hangs, two attempts and the pause
 * between them would be longer than the 10 s in which a post is answered.
 */
export const longestRetriedMs = 2_000;
/**
 * How many look-ups of a process may wait for a retry. All others fail immediately, so that a failing address
 * service takes up no more than a quarter of the requests that a process works on.
 */
const mostWaiting = 64;

export type RetryLookUp = ReturnType<typeof createLookUpRetries>;

/**
 * Retries look-ups that failed quickly (SPEC §9), until `tryForMs` have passed or the visitor's request ends. A
 * refusal, for example of an unknown postcode, is an answer, and so is one that can't be read. Throws the error of the
 * last attempt.
 */
export function createLookUpRetries({ clock, tryForMs }: { clock: Clock; tryForMs: number }) {
  let waiting = 0;

  async function pause(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
    waiting += 1;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, pauseMs);
      signal?.addEventListener('abort', end);
    });
    waiting -= 1;
  }

  return async <T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const tryUntil = clock.monotonic() + tryForMs;
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const began = clock.monotonic();
      try {
        return await ask();
      } catch (problem) {
        const now = clock.monotonic();
        const isOver = now + pauseMs > tryUntil || now - began > longestRetriedMs || waiting >= mostWaiting;
        if (isOver || signal?.aborted || isRefusal(problem) || isUnreadable(problem)) throw problem;
        await pause(pauseMs, signal);
        if (signal?.aborted) throw problem;
      }
    }
  };
}
