import type { Clock } from '../clock/clock.ts';

type Loading<T> = { startedAt: number; abort: AbortController; done: Promise<T> };

export type LastGoodCopyDeps<T> = {
  /** Loads a newer value. It may return `previous` if nothing has changed. */
  load: (previous: T | undefined, signal: AbortSignal) => Promise<T>;
  clock: Clock;
  /** A load that takes this long is aborted and replaced the next time a value is needed. */
  hangsAfterMs: number;
  /** Called when a load ends, with the reason if it failed. Not called for a load that was replaced. */
  onEnd?: (failure?: { problem: unknown }) => void;
};

/**
 * The last good copy of a value that is loaded from elsewhere. Concurrent callers share a load; a failed load leaves
 * the copy unchanged. The caller decides how long a copy is fresh and how long to wait for a newer one.
 */
export function createLastGoodCopy<T>({ load, clock, hangsAfterMs, onEnd }: LastGoodCopyDeps<T>) {
  let copy: { value: T; loadedAt: number } | undefined;
  let loading: Loading<T> | undefined;

  function start(): Loading<T> {
    loading?.abort.abort();
    const abort = new AbortController();
    const started: Loading<T> = {
      startedAt: clock.monotonic(),
      abort,
      done: load(copy?.value, abort.signal),
    };
    loading = started;
    started.done.then(
      (value) => end(started, { value }),
      (problem: unknown) => end(started, { problem }),
    );
    return started;
  }

  function end(ended: Loading<T>, result: { value: T } | { problem: unknown }) {
    if (loading !== ended) return;
    loading = undefined;
    if ('value' in result) {
      copy = { value: result.value, loadedAt: clock.monotonic() };
      onEnd?.();
    } else onEnd?.(result);
  }

  return {
    /** The copy and when it was loaded, in monotonic milliseconds; undefined before the first good load. */
    copy: () => copy,
    /** The load under way, if any. */
    loading: () => loading,
    /** The load under way, or a new one if there is none or it hangs. */
    refresh: (): Loading<T> => {
      const hangs = loading && clock.monotonic() - loading.startedAt >= hangsAfterMs;
      return loading && !hangs ? loading : start();
    },
  };
}

export type LastGoodCopy<T> = ReturnType<typeof createLastGoodCopy<T>>;
