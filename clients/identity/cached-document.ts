import type { Clock } from '#platform/clock/clock.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';

/** How long a copy is used without asking again, in milliseconds: processes never disagree for longer. */
export const freshMs = 30_000;
/** However often something unknown turns up, the service is called at most this often. */
export const renewPauseMs = 5_000;
/** A page waits this long for a newer copy, then uses the cached one. The call continues (SPEC §7: no timeout). */
const renewGraceMs = 1_000;
/** And this long when there is none yet. */
const firstPatienceMs = 8_000;

/**
 * A document of the identity service, cached. Concurrent requests share one fetch; if that fails or
 * hangs, the last good copy is used.
 */
export function cachedDocument<T extends object>(load: () => Promise<T>, { clock, onFailure }: Deps) {
  let copy: { value: T; loadedAt: number } | undefined;
  let triedAt = -Infinity;
  let underWay: Promise<T> | undefined;

  async function fetchCopy(): Promise<T> {
    triedAt = clock.monotonic();
    try {
      const value = await load();
      copy = { value, loadedAt: clock.monotonic() };
      return value;
    } catch (problem) {
      onFailure(problem);
      if (copy) return copy.value;
      throw problem;
    }
  }

  async function renew(): Promise<T> {
    const hangs = underWay && clock.monotonic() >= triedAt + freshMs;
    if (!underWay || hangs) {
      const fetching = fetchCopy().finally(() => {
        if (underWay === fetching) underWay = undefined;
      });
      underWay = fetching;
    }
    const renewed = await withTimeout(underWay, copy ? renewGraceMs : firstPatienceMs);
    if (renewed !== undefined) return renewed;
    if (copy) return copy.value;
    throw new Error('The identity service did not answer in time');
  }

  return {
    async get(): Promise<T> {
      const isFresh = copy && clock.monotonic() < copy.loadedAt + freshMs;
      const hasJustFailed = copy && clock.monotonic() < triedAt + renewPauseMs;
      return copy && (isFresh || hasJustFailed) ? copy.value : renew();
    },
    /** Fetched again because the copy lacks something; the same copy if that happened a moment ago. */
    async getNewer(): Promise<T> {
      return copy && clock.monotonic() < triedAt + renewPauseMs ? copy.value : renew();
    },
  };
}

type Deps = { clock: Clock; onFailure: (problem: unknown) => void };
