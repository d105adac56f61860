import type { SessionState } from '#contracts/session.ts';
import { mostRetries, retryDelayMs } from '../query-times.ts';
import { authStatusEveryMs } from './auth-status-every.ts';
import { authStatusFreshMs } from './session-timers.ts';

/** A status that the page already has, and when it was received. */
export type KnownSession = { session: SessionState; answeredAt: number };

type PollStatus = {
  ask: (signal: AbortSignal) => Promise<SessionState>;
  onAnswer: (session: SessionState) => void;
  known?: KnownSession | undefined;
};

/**
 * Asks who is signed in, as `authStatus` does where React runs: at once unless it is known, every 30 s until the visitor
 * is signed out, and again 1, 2 and 4 s after a failure. SPEC §4, §9.
 */
export function pollStatus({ ask, onAnswer, known }: PollStatus) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  let answeredAt = known?.answeredAt ?? -Infinity;

  async function run(failures: number) {
    clearTimeout(timer);
    running?.abort();
    const own = new AbortController();
    running = own;
    const session = await ask(own.signal).catch(() => undefined);
    if (own.signal.aborted) return;
    running = undefined;
    if (!session) {
      const isLast = failures >= mostRetries;
      timer = setTimeout(run, isLast ? authStatusEveryMs : retryDelayMs(failures), isLast ? 0 : failures + 1);
      return;
    }
    answeredAt = Date.now();
    if (session.state === 'signed-in') timer = setTimeout(run, authStatusEveryMs, 0);
    onAnswer(session);
  }

  const age = Date.now() - answeredAt;
  if (age >= authStatusFreshMs) void run(0);
  else if (known?.session.state === 'signed-in') timer = setTimeout(run, authStatusEveryMs - age, 0);
  return {
    /** Asks again, and aborts a call in progress, whose response would be out of date. */
    askAgain: () => void run(0),
    askIfOld: () => {
      if (!running && Date.now() - answeredAt >= authStatusFreshMs) void run(0);
    },
  };
}
