import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../../service-call.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { loadCopy, type ContentKind, type Copy } from './load-copy.ts';

/** SPEC §9: data stays fresh 30 s. */
export const freshForMs = 30_000;
/** A visitor waits this long at most for a newer copy while an older one is at hand: too short to notice. */
export const refreshGraceMs = 150;
/**
 * A visitor with nothing to read yet waits this long before the page says so, for all that the page is made of together;
 * the calls themselves go on.
 */
export const firstLoadPatienceMs = 8_000;
/** After a failed refresh, the service is left alone this long. */
export const retryAfterMs = 5_000;

type Entry<T> = { copy?: Copy<T>; loading?: Loading<T>; retryAt: number };
type Loading<T> = { startedAt: number; abort: AbortController; done: Promise<Copy<T>> };

/** Told until when (monotonic milliseconds) an answer may be reused; -Infinity for not at all. */
export type FreshnessNote = (freshUntil: number) => void;

/** Waits for the first of a promise and a time limit; the limit resolves to undefined. */
export type Wait = <T>(promise: Promise<T>, limitMs: number) => Promise<T | undefined>;

/**
 * Keeps the last good copy of each path: fresh for 30 s, then refreshed in the background with a conditional
 * request while the old one is still served. A failed refresh keeps the last good copy and is logged.
 */
export function createFreshCopies(deps: { call: ServiceCall; clock: Clock; logger: Logger; wait: Wait }) {
  const entries = new Map<string, Entry<unknown>>();

  function load<T>(path: string, kind: ContentKind<T>, entry: Entry<T>) {
    entry.loading?.abort.abort();
    const abort = new AbortController();
    const loading: Loading<T> = {
      startedAt: deps.clock.monotonic(),
      abort,
      done: loadCopy({ call: deps.call, path, kind, previous: entry.copy, signal: abort.signal }),
    };
    entry.loading = loading;
    loading.done.then(
      (copy) => {
        if (entry.loading !== loading) return;
        entry.copy = { ...copy, fetchedAt: deps.clock.monotonic() };
        delete entry.loading;
      },
      (problem: unknown) => {
        if (entry.loading !== loading) return;
        delete entry.loading;
        entry.retryAt = deps.clock.monotonic() + retryAfterMs;
        const reason = problem instanceof ContentUnavailable ? problem.reason : 'unexpected';
        deps.logger.warn('content-refresh-failed', {
          path,
          reason,
          servedFromLastGoodCopy: entry.copy !== undefined,
        });
      },
    );
    return loading;
  }

  /**
   * The content at `path`, or undefined when the service says there is none (404).
   * Throws ContentUnavailable when there is no good copy and none arrives within `patienceMs`.
   */
  async function get<T>(
    path: string,
    kind: ContentKind<T>,
    note: FreshnessNote,
    patienceMs: number = firstLoadPatienceMs,
  ): Promise<T | undefined> {
    const entry = (entries.get(path) ?? { retryAt: -Infinity }) as Entry<T>;
    entries.set(path, entry as Entry<unknown>);
    const now = deps.clock.monotonic();
    const age = entry.copy ? now - entry.copy.fetchedAt : Infinity;
    if (entry.copy && age < freshForMs) {
      note(entry.copy.fetchedAt + freshForMs);
      return entry.copy.value;
    }
    const isHanging = entry.loading && now - entry.loading.startedAt >= freshForMs;
    const mayLoad = now >= entry.retryAt && (!entry.loading || isHanging);
    const loading = mayLoad ? load(path, kind, entry) : entry.loading;
    if (loading) {
      const arrived = await deps
        .wait(loading.done, entry.copy ? refreshGraceMs : patienceMs)
        .catch(() => undefined);
      if (arrived) {
        note(deps.clock.monotonic() + freshForMs);
        return arrived.value;
      }
    }
    note(-Infinity);
    if (entry.copy) return entry.copy.value;
    throw new ContentUnavailable(path, loading ? 'no answer in time' : 'failed a moment ago');
  }

  return { get };
}
