import { recordedLog } from '#tests/support/recorded-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import {
  createStaleWhileRevalidateCache,
  firstLoadTimeoutMs,
  type FreshnessNote,
  type UsedCopy,
  type Wait,
} from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import type { ContentKind } from '#clients/content/stale-while-revalidate/load-copy.ts';

/** The documents that the tests read: a single word. */
export type Word = { word: string };
export const aWord: ContentKind<Word> = {
  accept: 'application/json',
  read: (text) => (text.startsWith('word: ') ? { word: text.slice(6) } : undefined),
  mayBeMissing: false,
};
export const saying = (word: string, etag?: string) =>
  new Response(`word: ${word}`, etag === undefined ? {} : { headers: { etag } });
export const notModified = () => new Response(null, { status: 304 });

/**
 * For tests: cached copies of a service whose responses the test gives, with fake time and waits. Failed calls are
 * retried for this long.
 */
export function copiesOfAService({ tryForMs = -Infinity } = {}) {
  const clock = movableClock();
  const logger = recordedLog();
  const calls: (PromiseWithResolvers<Response> & { path: string; headers: Headers; signal: AbortSignal })[] =
    [];
  const notes: number[] = [];
  const used: UsedCopy[] = [];
  const note: FreshnessNote = (until, source) => {
    notes.push(until);
    if (typeof source === 'object') used.push(source);
  };
  const limits: number[] = [];
  let patience = Promise.withResolvers<undefined>();
  const wait: Wait = (promise, limitMs) => {
    limits.push(limitMs);
    return Promise.race([promise, patience.promise]);
  };
  const copies = createStaleWhileRevalidateCache({
    call: (path, init) => {
      const pending = Promise.withResolvers<Response>();
      const signal = init?.signal ?? new AbortController().signal;
      calls.push({ ...pending, path, headers: new Headers(init?.headers), signal });
      return pending.promise;
    },
    clock,
    logger,
    wait,
  });
  const patienceNow = (isOptional = false) => ({
    answerBy: clock.monotonic() + firstLoadTimeoutMs,
    tryUntil: clock.monotonic() + (isOptional ? -Infinity : tryForMs),
    isOptional,
  });
  return {
    clock,
    logger,
    /** The calls to the service so far; the test settles them. */
    calls,
    /** How long each response may be reused, in milliseconds; 0 for not at all. */
    freshFor: () => notes.map((until) => Math.max(0, until - clock.monotonic())),
    /** For how long the last response is fresh if it was a copy; undefined if that can't be said. */
    lastIsFreshFor: async () => {
      const until = await used.at(-1)?.freshUntil();
      return until === undefined ? undefined : until - clock.monotonic();
    },
    /** How long visitors were ready to wait, one entry for each wait. */
    limits,
    get: (path = '/a', kind = aWord) => copies.get(path, kind, note, patienceNow()),
    /** The same for a page that can do without it. */
    getOptional: () => copies.get('/a', aWord, note, patienceNow(true)),
    /** All who are waiting now have waited for as long as they would. */
    runOutOfPatience: () => {
      patience.resolve(undefined);
      patience = Promise.withResolvers<undefined>();
    },
    /** Gives the first response, so that there is a copy. */
    fill: async (response: Response) => {
      const got = copies.get('/a', aWord, () => {}, patienceNow());
      calls[0]?.resolve(response);
      return got;
    },
  };
}
