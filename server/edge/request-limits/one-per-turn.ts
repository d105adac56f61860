/**
 * Lets one caller continue per turn of the event loop, in the order they came. Rendering a page blocks the process
 * for some milliseconds: between two of them it checks its sockets, so that it can answer the requests it has no room
 * for.
 */
export function createTurnQueue() {
  const waiting: (() => void)[] = [];
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      waiting.shift()?.();
      if (waiting.length > 0) schedule();
    });
  }

  return () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      schedule();
    });
}
