/** A wait that ends after `restMs`, or as soon as `wake` is called; an earlier call ends the next wait immediately. */
export function createWakeableTimer(restMs: number) {
  let isWoken = false;
  let endWait: (() => void) | undefined;
  return {
    wake: () => {
      isWoken = true;
      endWait?.();
    },
    wait: async () => {
      if (!isWoken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const timer = setTimeout(resolve, restMs);
        endWait = resolve;
        await promise;
        clearTimeout(timer);
        endWait = undefined;
      }
      isWoken = false;
    },
  };
}
