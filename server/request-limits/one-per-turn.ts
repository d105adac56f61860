/**
 * Lets one caller go on per turn of the event loop, in the order they came. Drawing a page takes some milliseconds
 * without a pause: between two of them the process looks at its sockets, so that it can answer those it has no room for.
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
