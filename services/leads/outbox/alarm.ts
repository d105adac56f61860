/** A wait that ends after `restMs`, or as soon as `ring` is called; an earlier ring ends the next wait immediately. */
export function createAlarm(restMs: number) {
  let isRung = false;
  let wakeUp: (() => void) | undefined;
  return {
    ring: () => {
      isRung = true;
      wakeUp?.();
    },
    wait: async () => {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, restMs);
        wakeUp = resolve;
        await promise;
        clearTimeout(timer);
        wakeUp = undefined;
      }
      isRung = false;
    },
  };
}
