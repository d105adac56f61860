/** A request that carries a worst text. `group` names what is tested together, such as a route. */
export type Case = { group: string; name: string; url: string; init?: RequestInit };

/** A server process with its meter (`meteredTurns`). */
export type Server = { origin: string; longestTurn: () => Promise<number> };
export type Cases = Iterable<Case> | AsyncIterable<Case>;
type Worst = { name: string; turn: number; status: number };

/** Sends cases in sequence. Returns each group's case with the longest turn, its count, and all statuses. */
export async function runCases({ longestTurn }: Pick<Server, 'longestTurn'>, cases: Cases) {
  const worst = new Map<string, Worst>();
  const counts = new Map<string, number>();
  const statuses = new Set<number>();
  await longestTurn();
  for await (const { group, name, url, init } of cases) {
    const answer = await fetch(url, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    statuses.add(answer.status);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    const turn = await longestTurn();
    const before = worst.get(group);
    if (!before || before.turn < turn) worst.set(group, { name, turn, status: answer.status });
  }
  return { worst, counts, statuses };
}

/**
 * The most CPU time that a server may use in one turn of its event loop, in ms. It answers nobody meanwhile: this
 * leaves half of the second within which `/healthz` must answer. Wall-clock time would fail on a busy machine.
 */
export const longestTurnMs = 500;
