import { expect, test } from 'vitest';
import { ContentUnavailable } from './content-unavailable.ts';
import { copiesOfAService, saying } from '#tests/support/copies-of-a-service.ts';
import { firstLoadTimeoutMs, freshForMs } from './stale-while-revalidate.ts';

test('a visitor without a cached copy waits 8 s at most, then the content is unavailable', async () => {
  const { get, limits, runOutOfPatience, freshFor, logger } = copiesOfAService();
  const visitor = get();
  expect(limits).toEqual([8_000]);
  expect(firstLoadTimeoutMs).toBe(8_000);
  runOutOfPatience();
  await expect(visitor).rejects.toThrow(new ContentUnavailable('/a', 'no answer in time'));
  expect(freshFor()).toEqual([0]);
  expect(logger.lines, 'slow is not failed').toEqual([]);
});

test('a call that is too slow for one visitor continues, and its answer serves the next', async () => {
  const { get, calls, runOutOfPatience } = copiesOfAService();
  const early = get();
  runOutOfPatience();
  await expect(early).rejects.toThrow(ContentUnavailable);
  expect(calls[0]?.signal.aborted).toBe(false);
  const next = get();
  calls[0]?.resolve(saying('late'));
  expect(await next).toEqual({ word: 'late' });
  expect(calls).toHaveLength(1);
});

test('an answer is cached even if no request is waiting for it any more', async () => {
  const { get, calls, runOutOfPatience } = copiesOfAService();
  const early = get();
  runOutOfPatience();
  await expect(early).rejects.toThrow(ContentUnavailable);
  calls[0]?.resolve(saying('late'));
  await expect.poll(() => get('/a').catch(() => undefined)).toEqual({ word: 'late' });
  expect(calls).toHaveLength(1);
});

test('a call has no timeout (SPEC §7): for 30 s all requests wait for the same one', async () => {
  const { get, calls, clock, runOutOfPatience } = copiesOfAService();
  for (const waited of [0, 10_000, 19_999]) {
    clock.pass(waited);
    const visitor = get();
    runOutOfPatience();
    await expect(visitor).rejects.toThrow('no answer in time');
  }
  expect(calls).toHaveLength(1);
});

test('a call that hangs for 30 s is abandoned for a newer one, whose answer counts', async () => {
  const { get, calls, clock, runOutOfPatience, logger } = copiesOfAService();
  const early = get();
  runOutOfPatience();
  await expect(early).rejects.toThrow(ContentUnavailable);
  clock.pass(freshForMs);
  const next = get();
  expect(calls).toHaveLength(2);
  expect([calls[0]?.signal.aborted, calls[1]?.signal.aborted]).toEqual([true, false]);
  calls[0]?.reject(new DOMException('aborted', 'AbortError'));
  calls[1]?.resolve(saying('new'));
  expect(await next).toEqual({ word: 'new' });
  expect(logger.lines, 'giving up is not a failure of the service').toEqual([]);
});

test('a late answer to an abandoned call does not replace a newer copy', async () => {
  const { get, calls, clock } = copiesOfAService();
  const early = get();
  clock.pass(freshForMs);
  const next = get();
  calls[1]?.resolve(saying('new'));
  expect(await next).toEqual({ word: 'new' });
  calls[0]?.resolve(saying('old'));
  expect(await early, 'who waited for it may have it').toEqual({ word: 'old' });
  expect(await get()).toEqual({ word: 'new' });
});

test('the failure of an abandoned call does not affect the newer one', async () => {
  const { get, calls, clock } = copiesOfAService();
  const early = get();
  clock.pass(freshForMs);
  const next = get();
  calls[0]?.reject(new Error('gone'));
  await expect(early).rejects.toThrow(ContentUnavailable);
  const third = get();
  expect(calls, 'the third visitor waits for the newer call').toHaveLength(2);
  calls[1]?.resolve(saying('new'));
  expect(await Promise.all([next, third])).toEqual([{ word: 'new' }, { word: 'new' }]);
});

test('a refresh that hangs is abandoned too, and visitors get the cached copy meanwhile', async () => {
  const { get, fill, calls, clock, runOutOfPatience } = copiesOfAService();
  await fill(saying('old', '"v1"'));
  for (let nth = 0; nth < 3; nth += 1) {
    clock.pass(freshForMs);
    const visitor = get();
    runOutOfPatience();
    expect(await visitor).toEqual({ word: 'old' });
  }
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false]);
  expect(calls.at(-1)?.headers.get('if-none-match')).toBe('"v1"');
});
