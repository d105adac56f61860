import { setImmediate } from 'node:timers/promises';

/**
 * Event loop turns without a new item before a group is closed. Requests that arrive together are read over
 * several turns; after only one, half of them missed their group and needed a disk write of their own.
 */
const quietTurns = 4;

/** The work on an item did not finish within its limit. It may still have been done, or not at all. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
  readonly code = 'too-slow';
}

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (problem: unknown) => void;
};
type GroupLimits = {
  /** The most items in a group. */
  limit: number;
  /** The most groups processed concurrently. */
  concurrency: number;
  /** How long an item waits for its result, in milliseconds, from when it arrives. */
  limitMs: number;
};

/**
 * Batches items: those that arrive within a few turns of the event loop, or while `concurrency` groups are running,
 * are passed to one call of `work`, at most `limit` of them. If that rejects, the group fails as a whole; it may also
 * return a promise for an item, which can fail alone. An item whose result is late rejects with TookTooLong; if its
 * work has not started by then, it never does.
 */
export function batch<Item, Result>(
  work: (group: Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { limit, concurrency, limitMs }: GroupLimits,
) {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function runWaiting(): Promise<void> {
    running += 1;
    for (await waitForBatch(); waiting.length > 0; await waitForBatch()) {
      await run(waiting.splice(0, limit));
    }
    running -= 1;
  }

  /** Waits until the event loop brings no more items, so that those arriving together are in one group. */
  async function waitForBatch(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns && waiting.length < limit;) {
      const before = waiting.length;
      await setImmediate();
      quiet = waiting.length > before ? 0 : quiet + 1;
    }
  }

  async function run(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      group.forEach(({ resolve }, nth) => resolve(results[nth] as Result | Promise<Result>));
    } catch (problem) {
      group.forEach(({ reject }) => reject(problem));
    }
  }

  return async (item: Item): Promise<Result> => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const entry = { item, resolve, reject };
    const timer = setTimeout(() => {
      const place = waiting.indexOf(entry);
      if (place !== -1) waiting.splice(place, 1);
      reject(new TookTooLong('The work was not over within its limit'));
    }, limitMs);
    waiting.push(entry);
    if (running < concurrency) void runWaiting();
    return promise.finally(() => clearTimeout(timer));
  };
}
