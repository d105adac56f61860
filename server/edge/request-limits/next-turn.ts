/** Calls `work` in the next turn of the event loop: once, however often it is scheduled until then. */
export function nextTurn(work: () => void): { schedule: () => void } {
  let isScheduled = false;
  return {
    schedule: () => {
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(() => {
        isScheduled = false;
        work();
      });
    },
  };
}
