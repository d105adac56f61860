import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import type { SigningKey, signingKeys } from './signing-keys.ts';

/** The maximum age of the set of keys: every process knows a rotation well before its key signs. */
const keysFreshMs = 20_000;
/** A healthy database returns the keys in milliseconds. No page waits longer than this for any other. */
const keysWithinMs = 1_000;
/** After a failure the cached keys are used for this long without a retry: they are as valid as before. */
const keysRetryMs = 5_000;

type Deps = { store: Pick<ReturnType<typeof signingKeys>, 'inUse'>; clock: Clock; logger: Logger };

/** The signing keys, refreshed; while the database fails, the last ones read. The same array while unchanged. */
export async function currentKeys({ store, clock, logger }: Deps): Promise<() => Promise<SigningKey[]>> {
  let keys = await store.inUse();
  let freshUntil = clock.monotonic() + keysFreshMs;
  let reading: Promise<boolean> | undefined;

  /** False if the database fails. */
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
    const isRead = await withTimeout(reading, keysWithinMs);
    if (!isRead) freshUntil = clock.monotonic() + keysRetryMs;
    return keys;
  };
}
