import { subscribe } from 'node:diagnostics_channel';

/**
 * Node accepts one new connection per turn of the event loop, so between two pages the process accepts the waiting
 * connections, but no more than this: refusing them takes no longer than a few pages, and pages must make progress too.
 */
const acceptedBetweenPages = 64;

export type TurnQueue = ReturnType<typeof createTurnQueue>;

/**
 * Lets one caller continue per turn of the event loop, in the order they arrived. Rendering a page blocks the process
 * for some milliseconds: between two pages it checks its sockets, so that it can refuse requests beyond its limits.
 */
export function createTurnQueue() {
  const waiting: (() => void)[] = [];
  let isScheduled = false;
  let hasAccepted = false;
  subscribe('net.server.socket', () => void (hasAccepted = true));

  function schedule(mayAccept = acceptedBetweenPages) {
    isScheduled = true;
    setImmediate(() => {
      const mayBeMore = hasAccepted && mayAccept > 0;
      hasAccepted = false;
      if (mayBeMore) return schedule(mayAccept - 1);
      isScheduled = false;
      waiting.shift()?.();
      if (waiting.length > 0) schedule();
    });
  }

  return {
    turn: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!isScheduled) schedule();
      }),
    /** How many wait for their turn. */
    waiting: () => waiting.length,
  };
}
