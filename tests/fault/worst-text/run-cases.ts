import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';

/** A request that carries a worst text. `group` is what is tested together, such as a route. */
export type Case = { group: string; name: string; url: string; init?: RequestInit };

/** A server process with its meter (`meteredTurns`). */
export type Server = { origin: string; longestTurn: () => Promise<number> };
type Worst = { name: string; turn: number; status: number };

/** Sends cases one after the other; of each group the one that held the event loop up longest, and every status. */
export async function runCases({ longestTurn }: Pick<Server, 'longestTurn'>, cases: Iterable<Case>) {
  const worst = new Map<string, Worst>();
  const statuses = new Set<number>();
  await longestTurn();
  for (const { group, name, url, init } of cases) {
    const answer = await fetch(url, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    statuses.add(answer.status);
    const turn = await longestTurn();
    const before = worst.get(group);
    if (!before || before.turn < turn) worst.set(group, { name, turn, status: answer.status });
  }
  return { worst, statuses };
}

/**
 * The most CPU time that a server may spend in one go, in milliseconds. While it does, it answers nobody: this leaves half
 * of the second within which `/healthz` must answer. Time by the clock would fail on a machine that does much else.
 */
export const longestTurnMs = 500;
/** Between two questions whether a server lives. */
const healthEveryMs = 20;

/** For tests of hundreds of requests: nothing is timed by this, it ends what hangs. */
export const patient = { timeout: 10 * 60_000 };

/** Sends cases, and expects that none holds a server up or breaks it, and that it says all the while that it lives. */
export async function expectAlive(server: Server, cases: Iterable<Case>) {
  const health = askHealth(server.origin);
  const { worst, statuses } = await runCases(server, cases).finally(health.stop);
  expect(await health.stop(), 'answers of /healthz').toEqual({ 200: expect.any(Number) });
  for (const [group, { name, turn }] of worst) expect(turn, `${group}: ${name}`).toBeLessThan(longestTurnMs);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
}

/** Asks on a connection of its own, again and again; `stop` gives the answers by status. */
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
