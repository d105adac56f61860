import { nextTurn } from './next-turn.ts';

/**
 * On a slow machine a request takes up to a third of a millisecond before it waits for something or is refused, so this
 * many make a turn of the event loop about ten milliseconds long.
 */
const mostPerTurn = 32;

/** Calls at most `most` functions per turn of the event loop, in the order they arrived; the first ones at once. */
export function limitPerTurn(most = mostPerTurn) {
  const waiting: (() => unknown)[] = [];
  let called = 0;
  const { schedule } = nextTurn(() => {
    const next = waiting.splice(0, most);
    called = next.length;
    if (called > 0) schedule();
    for (const work of next) work();
  });

  return (work: () => unknown): void => {
    schedule();
    if (called === most) {
      waiting.push(work);
      return;
    }
    called += 1;
    work();
  };
}
