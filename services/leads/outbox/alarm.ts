/** A wait that ends after `restMs`, or as soon as `ring` is called; a ring before the wait ends it at once. */
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
