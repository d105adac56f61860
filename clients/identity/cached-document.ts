import type { Clock } from '#platform/clock/clock.ts';
import { createLastGoodCopy } from '#platform/last-good-copy/last-good-copy.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** How long a copy is used without a refresh, in milliseconds: processes never disagree for longer. */
export const freshMs = 30_000;
/** The shortest time between two calls to the service, even if the copy lacks something. */
export const renewPauseMs = 5_000;
/**
 * A page waits this long for a newer copy, then uses the cached one. The call continues (SPEC §7: no timeout), and is
 * aborted when a newer one replaces it.
 */
const renewGraceMs = 1_000;
/** A page waits this long while there is no copy yet. */
const firstTimeoutMs = 8_000;

/**
 * A document of the identity service, cached. Concurrent requests share one fetch; if that fails or
 * hangs, the last good copy is used.
 */
export function cachedDocument<T extends object>(
  load: (signal: AbortSignal) => Promise<T>,
  { clock, onFailure }: Deps,
) {
  const lastGood = createLastGoodCopy<T>({
    load: (_previous, signal) => load(signal),
    clock,
    hangsAfterMs: freshMs,
    onEnd: (failure) => failure && onFailure(failure.problem),
  });
  let triedAt = -Infinity;

  async function renew(): Promise<T> {
    const copy = lastGood.copy();
    const { startedAt, done } = lastGood.refresh();
    triedAt = startedAt;
    const answered = copy ? done.catch(() => copy.value) : done;
    const renewed = await withTimeout(answered, copy ? renewGraceMs : firstTimeoutMs);
    if (renewed !== undefined) return renewed;
    if (copy) return copy.value;
    throw new Error('The identity service did not answer in time');
  }

  const hasJustTried = () => clock.monotonic() < triedAt + renewPauseMs;
  return {
    async get(): Promise<T> {
      const copy = lastGood.copy();
      const isFresh = copy && clock.monotonic() < copy.loadedAt + freshMs;
      return copy && (isFresh || hasJustTried()) ? copy.value : renew();
    },
    /** Fetches the document again because the copy lacks something; returns the copy if it was fetched a moment ago. */
    async getNewer(): Promise<T> {
      const copy = lastGood.copy();
      return copy && hasJustTried() ? copy.value : renew();
    },
  };
}

type Deps = { clock: Clock; onFailure: (problem: unknown) => void };
