import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { waitAtMost } from '#platform/waiting/wait-at-most.ts';
import type { SigningKey, signingKeys } from './signing-keys.ts';

/** How old the set of keys may get: a rotation is known everywhere well before its key signs. */
const keysFreshMs = 20_000;
/** A database that is well gives the keys in milliseconds. No page waits longer for one that is not. */
const keysWithinMs = 1_000;
/** After a failure the keys at hand are used for so long without asking: they are as good as before. */
const keysRetryMs = 5_000;

type Deps = { store: Pick<ReturnType<typeof signingKeys>, 'inUse'>; clock: Clock; logger: Logger };

/** The keys of tokens, kept fresh; while the database fails, those that were read last. The same array while nothing changed. */
export async function currentKeys({ store, clock, logger }: Deps): Promise<() => Promise<SigningKey[]>> {
  let keys = await store.inUse();
  let freshUntil = clock.monotonic() + keysFreshMs;
  let reading: Promise<boolean> | undefined;

  /** False when the database did not give them. */
  async function read(): Promise<boolean> {
    try {
      const newest = await store.inUse();
      const isSame = newest.map(({ kid }) => kid).join() === keys.map(({ kid }) => kid).join();
      if (!isSame) keys = newest;
      freshUntil = clock.monotonic() + keysFreshMs;
      return true;
    } catch (problem) {
      logger.warn('identity-keys-not-read', { problem: problem instanceof Error ? problem.name : 'unknown' });
      return false;
    }
  }

  return async () => {
    if (clock.monotonic() < freshUntil) return keys;
    reading ??= read().finally(() => (reading = undefined));
    const isRead = await waitAtMost(reading, keysWithinMs);
    if (!isRead) freshUntil = clock.monotonic() + keysRetryMs;
    return keys;
  };
}
