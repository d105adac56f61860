import { keptLog } from '#tests/support/kept-log.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import {
  createFreshCopies,
  firstLoadPatienceMs,
  type Wait,
} from '#clients/content/fresh-copies/fresh-copies.ts';
import type { ContentKind } from '#clients/content/fresh-copies/load-copy.ts';

/** What the tests read: a document with a word in it. */
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
 * For tests: fresh copies of a service whose every answer the test gives, with time and patience in its hands. What fails is
 * asked again for so long.
 */
export function copiesOfAService({ tryForMs = -Infinity } = {}) {
  const clock = movableClock();
  const logger = keptLog();
  const calls: (PromiseWithResolvers<Response> & { path: string; headers: Headers; signal: AbortSignal })[] =
    [];
  const notes: number[] = [];
  const limits: number[] = [];
  let patience = Promise.withResolvers<undefined>();
  const wait: Wait = (promise, limitMs) => {
    limits.push(limitMs);
    return Promise.race([promise, patience.promise]);
  };
  const copies = createFreshCopies({
    call: (path, init) => {
      const held = Promise.withResolvers<Response>();
      const signal = init?.signal ?? new AbortController().signal;
      calls.push({ ...held, path, headers: new Headers(init?.headers), signal });
      return held.promise;
    },
    clock,
    logger,
    wait,
  });
  const patienceNow = () => ({
    answerBy: clock.monotonic() + firstLoadPatienceMs,
    tryUntil: clock.monotonic() + tryForMs,
  });
  return {
    clock,
    logger,
    /** The calls to the service so far; the test settles them. */
    calls,
    /** How long each answer may be reused, in milliseconds; 0 for not at all. */
    freshFor: () => notes.map((until) => Math.max(0, until - clock.monotonic())),
    /** How long visitors were ready to wait, one entry a wait. */
    limits,
    get: (path = '/a', kind = aWord) => copies.get(path, kind, (until) => notes.push(until), patienceNow()),
    /** All who wait now have waited as long as they would. */
    runOutOfPatience: () => {
      patience.resolve(undefined);
      patience = Promise.withResolvers<undefined>();
    },
    /** Gives the first answer, so that there is a copy. */
    fill: async (answer: Response) => {
      const got = copies.get('/a', aWord, () => {}, patienceNow());
      calls[0]?.resolve(answer);
      return got;
    },
  };
}
