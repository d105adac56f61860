import type { Clock } from '#platform/clock/clock.ts';
import { createLastGoodCopy, type LastGoodCopy } from '#platform/last-good-copy/last-good-copy.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { ServiceCall } from '../../service-call.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import { loadCopy, type ContentKind, type Copy } from './load-copy.ts';

/** SPEC §9: data stays fresh 30 s. */
export const freshForMs = 30_000;
/** A visitor waits this long at most for a newer copy if an older one is cached: too short to notice. */
export const refreshGraceMs = 150;
/** A visitor without a cached copy waits this long for a service that does not answer; the call itself continues. */
export const firstLoadTimeoutMs = 8_000;
/** After a failed refresh of a cached copy, or of optional content, the service is not called for this long. */
export const retryAfterMs = 5_000;
/** How long the check of a cached page waits for each copy that the page used, before the page is rendered again. */
const unchangedGraceMs = 50;
/** The check of a cached page also refreshes copies that soon turn stale; otherwise each would cause another check. */
const refreshAheadMs = 5_000;
/** An optional file without a response for this long counts as hanging: later requests only wait `refreshGraceMs`. */
const hangsAfterMs = 5_000;
/** SPEC §9: failed calls are retried after 1 s, doubling up to 30 s. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** The last try starts this long before a request's time is over, so that its response can arrive in time. */
export const lastTryMs = 1_000;
/**
 * How many requests may wait for a retry. All others get the error page at the first failure, so that a
 * failing content service takes up no more than a quarter of the requests that a process works on.
 */
export const mostWaiting = 64;

/** How long a request waits: times in monotonic milliseconds. */
export type Deadlines = {
  /** Until when it waits for a service that does not answer. */
  answerBy: number;
  /** Failed calls are retried until then, and the last response counts. -Infinity for a single attempt. */
  tryUntil: number;
  /** Whether the page can do without it: then a failure is remembered for a while, and nobody waits for it twice. */
  isOptional: boolean;
};

type Entry<T> = {
  lastGood: LastGoodCopy<Copy<T>>;
  retryAt: number;
  /** Whether a visitor has already waited in vain for the first response. */
  isHanging: boolean;
  /** The current copy, once a response has been made from it. */
  used?: UsedCopy;
};

/** A copy of content that a response was made from. */
export type UsedCopy = {
  value: unknown;
  /**
   * Until when this very copy is fresh, in monotonic milliseconds; calls the service if needed. Undefined if a newer
   * copy has replaced it, or if the service does not answer at once.
   */
  freshUntil: () => Promise<number | undefined>;
};

/**
 * Called with the time (monotonic milliseconds) until which a response may be reused, -Infinity for not at all, and
 * with the copy that it was made from, if any. After a `deadline` the response is wrong, not just stale.
 */
export type FreshnessNote = (until: number, source?: 'deadline' | UsedCopy) => void;

/** Waits for a promise or a time limit, whichever is first; the limit resolves to undefined. */
export type Wait = <T>(promise: Promise<T>, limitMs: number) => Promise<T | undefined>;

/**
 * Caches the last good copy of each path: fresh for 30 s, then refreshed in the background with a conditional
 * request while the old one is still served. A failed refresh leaves the last good copy in place and is logged.
 */
export function createStaleWhileRevalidateCache(deps: {
  call: ServiceCall;
  clock: Clock;
  logger: Logger;
  wait: Wait;
  /** How long a copy stays fresh, if not for 30 s. */
  freshForMs?: number | undefined;
}) {
  const freshMs = deps.freshForMs ?? freshForMs;
  const entries = new Map<string, Entry<unknown>>();
  let waiting = 0;

  function entryOf<T>(path: string, kind: ContentKind<T>): Entry<T> {
    const known = entries.get(path);
    if (known) return known as Entry<T>;
    const lastGood = createLastGoodCopy<Copy<T>>({
      load: (previous, signal) => loadCopy({ call: deps.call, path, kind, previous, signal }),
      clock: deps.clock,
      hangsAfterMs: freshForMs,
      onEnd: (failure) => {
        entry.isHanging = false;
        if (!failure) return;
        entry.retryAt = deps.clock.monotonic() + retryAfterMs;
        deps.logger.warn('content-refresh-failed', {
          path,
          reason: failure.problem instanceof ContentUnavailable ? failure.problem.reason : 'unexpected',
          servedFromLastGoodCopy: lastGood.copy() !== undefined,
        });
      },
    });
    const entry: Entry<T> = { lastGood, retryAt: -Infinity, isHanging: false };
    entries.set(path, entry as Entry<unknown>);
    return entry;
  }

  /** A failure of required content is not remembered: the next request calls again. */
  async function firstCopy<T>(
    path: string,
    entry: Entry<T>,
    { answerBy, tryUntil, isOptional }: Deadlines,
  ): Promise<Copy<T>> {
    if (isOptional && deps.clock.monotonic() < entry.retryAt) throw new ContentUnavailable(path, 'failed');
    let timeoutMs = answerBy - deps.clock.monotonic();
    if (isOptional && entry.isHanging) timeoutMs = Math.min(timeoutMs, refreshGraceMs);
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const loading = entry.lastGood.refresh();
      const attempt = loading.done.catch(() => 'failed' as const);
      const arrived = await deps.wait(attempt, Math.max(0, timeoutMs));
      if (arrived === undefined) {
        const now = deps.clock.monotonic();
        entry.isHanging ||= isOptional && now - loading.startedAt >= hangsAfterMs;
        if (entry.isHanging) entry.retryAt = now + retryAfterMs;
        throw new ContentUnavailable(path, 'no answer in time');
      }
      if (arrived !== 'failed') return arrived;
      const untilLastTryMs = tryUntil - lastTryMs - deps.clock.monotonic();
      if (untilLastTryMs <= 0 || waiting >= mostWaiting) throw new ContentUnavailable(path, 'failed');
      await pause(Math.min(pauseMs, untilLastTryMs));
      timeoutMs = Math.min(firstLoadTimeoutMs, tryUntil - deps.clock.monotonic());
    }
  }

  /**
   * Until when a page may be reused after a failure. For optional content that is until its next request, since one
   * unreadable file must not make every page that uses it uncacheable.
   */
  function unchangedUntil({ retryAt }: { retryAt: number }, { isOptional }: Deadlines): number {
    return isOptional ? retryAt : -Infinity;
  }

  function used<T>(entry: Entry<T>, value: Copy<T>): UsedCopy {
    if (entry.used?.value !== value) entry.used = { value, freshUntil: () => freshUntil(entry, value) };
    return entry.used;
  }

  async function freshUntil<T>({ lastGood, retryAt }: Entry<T>, value: Copy<T>): Promise<number | undefined> {
    const copy = lastGood.copy();
    if (copy?.value !== value) return undefined;
    const until = copy.loadedAt + freshMs;
    const now = deps.clock.monotonic();
    if (now < until - refreshAheadMs) return until;
    const newer =
      now >= retryAt && (await deps.wait(lastGood.refresh().done, unchangedGraceMs).catch(() => undefined));
    if (newer) return newer === value ? deps.clock.monotonic() + freshMs : undefined;
    return deps.clock.monotonic() < until ? until : undefined;
  }

  async function pause(pauseMs: number): Promise<void> {
    waiting += 1;
    await deps.wait(new Promise<never>(() => {}), pauseMs);
    waiting -= 1;
  }

  /**
   * The content at `path`, or undefined when the service has none (404).
   * Throws ContentUnavailable when there is no good copy and none arrives in time.
   */
  async function get<T>(
    path: string,
    kind: ContentKind<T>,
    note: FreshnessNote,
    patience: Deadlines,
  ): Promise<T | undefined> {
    const entry = entryOf(path, kind);
    const copy = entry.lastGood.copy();
    const now = deps.clock.monotonic();
    if (copy && now - copy.loadedAt < freshMs) {
      note(copy.loadedAt + freshMs, used(entry, copy.value));
      return copy.value.value;
    }
    if (!copy) {
      const first = await firstCopy(path, entry, patience).catch((problem: unknown) => {
        note(unchangedUntil(entry, patience));
        throw problem;
      });
      note(deps.clock.monotonic() + freshMs, used(entry, first));
      return first.value;
    }
    const loading = now >= entry.retryAt ? entry.lastGood.refresh() : entry.lastGood.loading();
    const newer = loading && (await deps.wait(loading.done, refreshGraceMs).catch(() => undefined));
    if (newer) note(deps.clock.monotonic() + freshMs, used(entry, newer));
    else note(unchangedUntil(entry, patience));
    return (newer ?? copy.value).value;
  }

  return { get };
}
