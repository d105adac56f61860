import type { Clock } from '#platform/clock/clock.ts';

/** How long a copy is used without asking again, in milliseconds: processes never disagree for longer. */
export const freshMs = 30_000;
/** However often something unknown turns up, the service is asked again at most this often. */
export const renewPauseMs = 5_000;

/**
 * A document of the identity service, kept fresh. Asked for by many at once, it is fetched once; where that fails, the
 * last good copy is used.
 */
export function keptDocument<T>(load: () => Promise<T>, { clock, onFailure }: Deps) {
  let copy: { value: T; loadedAt: number } | undefined;
  let triedAt = -Infinity;
  let underWay: Promise<T> | undefined;

  async function fetchCopy(): Promise<T> {
    triedAt = clock.now();
    try {
      const value = await load();
      copy = { value, loadedAt: clock.now() };
      return value;
    } catch (problem) {
      onFailure(problem);
      if (copy) return copy.value;
      throw problem;
    } finally {
      underWay = undefined;
    }
  }
  const renew = () => (underWay ??= fetchCopy());

  return {
    async get(): Promise<T> {
      const isFresh = copy && clock.now() < copy.loadedAt + freshMs;
      const hasJustFailed = copy && clock.now() < triedAt + renewPauseMs;
      return copy && (isFresh || hasJustFailed) ? copy.value : renew();
    },
    /** Fetched anew because the copy lacks something; the same copy when that was done a moment ago. */
    async getNewer(): Promise<T> {
      return copy && clock.now() < triedAt + renewPauseMs ? copy.value : renew();
    },
  };
}

type Deps = { clock: Clock; onFailure: (problem: unknown) => void };
