import { signInPaths } from '#contracts/sign-in-paths.ts';

/**
 * Goes where all tabs go at the same moment: one signs out for all of them, since two sign-outs at once cross each other
 * at the provider; the others show its end.
 */
export function goOnce(to: string) {
  const go = (isFirst: boolean) => location.assign(isFirst ? to : signInPaths.signedOut);
  if (!('locks' in navigator)) return go(true);
  void navigator.locks.request('sign-out', { ifAvailable: true }, (lock) => {
    go(lock !== null);
    // Held until this page has been left.
    return lock && new Promise<void>(() => {});
  });
}
