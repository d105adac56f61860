import { expect, test } from 'vitest';
import { ContentUnavailable } from './content-unavailable.ts';
import { aWord, copiesOfAService, saying } from '#tests/support/copies-of-a-service.ts';
import {
  firstLoadTimeoutMs,
  freshForMs,
  lastTryMs,
  mostWaiting,
  retryAfterMs,
} from './stale-while-revalidate.ts';

const times = { timeout: 60_000, interval: 1 };

const failed = () => new Response('unwell', { status: 500 });

test('without a cached copy a failure makes the content unavailable, and is logged by path and reason', async () => {
  const { get, calls, logger, freshFor } = copiesOfAService();
  const visitor = get();
  calls[0]?.resolve(failed());
  await expect(visitor).rejects.toThrow(ContentUnavailable);
  expect(freshFor()).toEqual([0]);
  expect(logger.lines).toEqual([
    {
      level: 'warn',
      event: 'content-refresh-failed',
      path: '/a',
      reason: 'status 500',
      servedFromLastGoodCopy: false,
    },
  ]);
});

test('with a cached copy a failure is logged, and the copy is served with no-store', async () => {
  const { get, fill, calls, clock, logger, freshFor } = copiesOfAService();
  await fill(saying('good'));
  clock.pass(freshForMs);
  const visitor = get();
  calls[1]?.reject(new TypeError('fetch failed'));
  expect(await visitor).toEqual({ word: 'good' });
  expect(freshFor()).toEqual([0]);
  expect(logger.lines).toMatchObject([{ reason: 'no connection', servedFromLastGoodCopy: true }]);
});

test('a failure is not cached: the next visitor causes a new request, and gets its answer', async () => {
  const { get, calls } = copiesOfAService();
  const first = get();
  calls[0]?.resolve(failed());
  await expect(first).rejects.toThrow(new ContentUnavailable('/a', 'failed'));
  const next = get();
  calls[1]?.resolve(saying('well again'));
  expect(await next).toEqual({ word: 'well again' });
});

/** Opens a page whose content fails once before each of these pauses, which it expects to be this long. */
async function openWhileFailing(pauses: number[], service = copiesOfAService({ tryForMs: 30_000 })) {
  const { get, calls, clock, limits, runOutOfPatience } = service;
  const opened = clock.monotonic();
  const visitor = get();
  visitor.catch(() => {});
  for (const [nth, pauseMs] of pauses.entries()) {
    calls[nth]?.resolve(failed());
    await expect.poll(() => limits.at(-1), times).toBe(pauseMs);
    clock.pass(pauseMs);
    runOutOfPatience();
    await expect.poll(() => calls.length, times).toBe(nth + 2);
  }
  return { visitor, waitedMs: () => clock.monotonic() - opened, ...service };
}

test('a failed request is retried after 1 s, doubling, and a last time just before 30 s have passed', async () => {
  const { visitor, calls, limits, waitedMs } = await openWhileFailing([1_000, 2_000, 4_000, 8_000, 14_000]);
  expect(waitedMs() + lastTryMs, 'the page’s last moment').toBe(30_000);
  expect(limits.at(-1), 'how long the last try may take').toBe(lastTryMs);
  calls[5]?.resolve(failed());
  await expect(visitor).rejects.toThrow(new ContentUnavailable('/a', 'failed'));
  expect(calls, 'there is no time for another').toHaveLength(6);
});

test('content that comes back in time for the last retry reaches the visitor who waited for it', async () => {
  const { visitor, calls } = await openWhileFailing([1_000, 2_000, 4_000, 8_000, 14_000]);
  calls[5]?.resolve(saying('well again'));
  expect(await visitor).toEqual({ word: 'well again' });
});

test('with too little time for a retry to answer, there is a single attempt', async () => {
  const { visitor, calls } = await openWhileFailing([], copiesOfAService({ tryForMs: lastTryMs }));
  calls[0]?.resolve(failed());
  await expect(visitor).rejects.toThrow(new ContentUnavailable('/a', 'failed'));
  expect(calls).toHaveLength(1);
});

test('a service that fails and then hangs is given 8 s, like one that hangs from the start', async () => {
  const { visitor, limits, runOutOfPatience } = await openWhileFailing([1_000]);
  expect(limits.at(-1)).toBe(firstLoadTimeoutMs);
  runOutOfPatience();
  await expect(visitor).rejects.toThrow(new ContentUnavailable('/a', 'no answer in time'));
});

test('a visitor who waits gets the content of the first retry that succeeds', async () => {
  const { get, calls, clock, limits, runOutOfPatience, freshFor } = copiesOfAService({ tryForMs: 30_000 });
  const visitor = get();
  calls[0]?.resolve(failed());
  await expect.poll(() => limits.at(-1)).toBe(1_000);
  clock.pass(1_000);
  runOutOfPatience();
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.resolve(saying('well again'));
  expect(await visitor).toEqual({ word: 'well again' });
  expect(freshFor()).toEqual([freshForMs]);
});

test('no more than 64 requests wait for a retry, and further ones fail immediately', async () => {
  const { get, calls, limits } = copiesOfAService({ tryForMs: 30_000 });
  for (let nth = 0; nth < mostWaiting; nth += 1) get().catch(() => {});
  calls[0]?.resolve(failed());
  await expect.poll(() => limits.filter((limit) => limit === 1_000)).toHaveLength(64);
  const late = get();
  calls[1]?.resolve(failed());
  await expect(late).rejects.toThrow(new ContentUnavailable('/a', 'failed'));
});

test('with a cached copy the service is not called for 5 s after a failure, and the copy is served', async () => {
  const { get, fill, calls, clock } = copiesOfAService();
  expect(retryAfterMs).toBe(5_000);
  await fill(saying('good'));
  clock.pass(freshForMs);
  const visitor = get();
  calls[1]?.resolve(failed());
  await visitor;
  clock.pass(retryAfterMs - 1);
  expect(await get()).toEqual({ word: 'good' });
  expect(calls).toHaveLength(2);
  clock.pass(1);
  void get();
  expect(calls).toHaveLength(3);
});

test('the last good copy is served however long the service is down', async () => {
  const { get, fill, calls, clock } = copiesOfAService();
  await fill(saying('good'));
  for (let day = 1; day <= 7; day += 1) {
    clock.pass(24 * 60 * 60 * 1000);
    const visitor = get();
    calls[day]?.resolve(failed());
    expect(await visitor).toEqual({ word: 'good' });
  }
});

test('the failure of one path does not stop calls for another', async () => {
  const { get, calls } = copiesOfAService();
  const one = get('/a');
  calls[0]?.resolve(failed());
  await expect(one).rejects.toThrow(ContentUnavailable);
  const other = get('/b');
  calls[1]?.resolve(saying('b'));
  expect(await other).toEqual({ word: 'b' });
});

test('404 is an answer for content that may be missing, cached and refreshed like any other', async () => {
  const { get, calls, clock, freshFor, logger } = copiesOfAService();
  const notice = { ...aWord, mayBeMissing: true };
  const first = get('/notice', notice);
  calls[0]?.resolve(new Response('', { status: 404 }));
  expect(await first).toBeUndefined();
  clock.pass(freshForMs - 1);
  expect(await get('/notice', notice)).toBeUndefined();
  expect(calls).toHaveLength(1);
  expect(freshFor()).toEqual([1, 1]);
  clock.pass(1);
  const later = get('/notice', notice);
  calls[1]?.resolve(saying('there is one'));
  expect(await later).toEqual({ word: 'there is one' });
  expect(logger.lines).toEqual([]);
});

test('content that may be missing is gone once the service answers 404', async () => {
  const { get, calls, clock } = copiesOfAService();
  const notice = { ...aWord, mayBeMissing: true };
  const first = get('/notice', notice);
  calls[0]?.resolve(saying('slow bills', '"v1"'));
  await first;
  clock.pass(freshForMs);
  const later = get('/notice', notice);
  calls[1]?.resolve(new Response('', { status: 404 }));
  expect(await later).toBeUndefined();
});
