import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { longestTurnMs, runCases, type Cases, type Server } from './run-cases.ts';

/** The pause between two checks whether a server is alive. */
const healthEveryMs = 20;

/** For tests of hundreds of requests: no time is measured, this only stops a test that hangs. */
export const longTimeout = { timeout: 10 * 60_000 };

/** A body over its route's limit, or of a type that the route does not accept: refused before any text is read. */
export const unread = [413, 415];

/**
 * Sends cases, and expects that none blocks or breaks a server, and that it reports itself alive throughout. None may
 * be answered with a status in `never` either.
 */
export async function expectAlive(server: Server, cases: Cases, never: readonly number[] = []) {
  const health = askHealth(server.origin);
  const { worst, statuses } = await runCases(server, cases).finally(health.stop);
  expect(await health.stop(), 'answers of /healthz').toEqual({ 200: expect.any(Number) });
  for (const [group, { name, turn }] of worst) expect(turn, `${group}: ${name}`).toBeLessThan(longestTurnMs);
  expect([...statuses].filter((status) => status >= 500 || never.includes(status))).toEqual([]);
}

/** Requests on a separate connection, repeatedly; `stop` returns the number of responses by status. */
function askHealth(origin: string) {
  const over = new AbortController();
  const answers: Record<number, number> = {};
  const asking = (async () => {
    while (!over.signal.aborted) {
      const { status } = await fetch(`${origin}/healthz`);
      answers[status] = (answers[status] ?? 0) + 1;
      await setTimeout(healthEveryMs);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await asking;
      return answers;
    },
  };
}
