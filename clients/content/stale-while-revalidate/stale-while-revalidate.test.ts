import { expect, test } from 'vitest';
import { copiesOfAService, notModified, saying } from '#tests/support/copies-of-a-service.ts';
import { freshForMs, refreshGraceMs } from './stale-while-revalidate.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a copy is fresh for 30 s (SPEC §9), and is not requested again meanwhile', async () => {
  const { get, fill, calls, clock, freshFor } = copiesOfAService();
  expect(freshForMs).toBe(30_000);
  await fill(saying('one'));
  clock.pass(29_999);
  expect(await get()).toEqual({ word: 'one' });
  expect(calls).toHaveLength(1);
  expect(freshFor()).toEqual([1]);
});

test('after 30 s a copy is requested again, with its ETag', async () => {
  const { get, fill, calls, clock } = copiesOfAService();
  await fill(saying('one', '"v1"'));
  clock.pass(freshForMs);
  void get();
  expect(calls.map(({ path, headers }) => [path, headers.get('if-none-match')])).toEqual([
    ['/a', null],
    ['/a', '"v1"'],
  ]);
});

test('a copy without an ETag is requested again without a condition', async () => {
  const { get, fill, calls, clock } = copiesOfAService();
  await fill(saying('one'));
  clock.pass(freshForMs);
  void get();
  expect(calls[1]?.headers.has('if-none-match')).toBe(false);
});

test('when nothing has changed (304), the very same copy is fresh for another 30 s', async () => {
  const { get, fill, calls, clock, freshFor } = copiesOfAService();
  const first = await fill(saying('one', '"v1"'));
  for (const nth of [1, 2]) {
    clock.pass(freshForMs);
    const again = get();
    calls[nth]?.resolve(notModified());
    expect(await again).toBe(first);
    expect(calls[nth]?.headers.get('if-none-match')).toBe('"v1"');
  }
  expect(await get()).toBe(first);
  expect(calls).toHaveLength(3);
  expect(freshFor().at(-1)).toBe(freshForMs);
});

test('a visitor gets a newer copy that arrives in time', async () => {
  const { get, fill, calls, clock, limits, freshFor } = copiesOfAService();
  await fill(saying('one', '"v1"'));
  clock.pass(freshForMs);
  const visitor = get();
  clock.pass(100);
  calls[1]?.resolve(saying('two', '"v2"'));
  expect(await visitor).toEqual({ word: 'two' });
  expect(limits.at(-1)).toBe(refreshGraceMs);
  expect(freshFor()).toEqual([freshForMs]);
});

test('a visitor waits 150 ms at most for a newer copy, then gets the cached one with no-store', async () => {
  const { get, fill, clock, limits, runOutOfPatience, freshFor } = copiesOfAService();
  await fill(saying('one'));
  clock.pass(freshForMs);
  const visitor = get();
  expect(limits.at(-1)).toBe(150);
  runOutOfPatience();
  expect(await visitor).toEqual({ word: 'one' });
  expect(freshFor()).toEqual([0]);
});

test('a refresh that is too slow for one visitor continues, and its copy serves the next', async () => {
  const { get, fill, calls, clock, runOutOfPatience } = copiesOfAService();
  await fill(saying('one'));
  clock.pass(freshForMs);
  const early = get();
  runOutOfPatience();
  await early;
  const next = get();
  calls[1]?.resolve(saying('two'));
  expect(await next).toEqual({ word: 'two' });
  expect(await get()).toEqual({ word: 'two' });
  expect(calls, 'one call served them all').toHaveLength(2);
});

test('visitors who arrive at the same time share one call', async () => {
  const { get, calls } = copiesOfAService();
  const together = Promise.all([get(), get(), get()]);
  calls[0]?.resolve(saying('one'));
  expect(await together).toEqual([{ word: 'one' }, { word: 'one' }, { word: 'one' }]);
  expect(calls).toHaveLength(1);
});

test('a copy is fresh from when it arrived, not from when it was requested', async () => {
  const { get, calls, clock } = copiesOfAService();
  const first = get();
  clock.pass(20_000);
  calls[0]?.resolve(saying('one'));
  await first;
  clock.pass(freshForMs - 1);
  await get();
  expect(calls).toHaveLength(1);
});

test('each path has its own copy', async () => {
  const { get, calls } = copiesOfAService();
  const both = Promise.all([get('/a'), get('/b')]);
  calls[1]?.resolve(saying('b'));
  calls[0]?.resolve(saying('a'));
  expect(await both).toEqual([{ word: 'a' }, { word: 'b' }]);
  expect(calls.map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('setting the wall clock back a day does not make a copy last longer', async () => {
  const { get, fill, calls, clock } = copiesOfAService();
  await fill(saying('one'));
  clock.setBack(dayMs);
  clock.pass(freshForMs - 1);
  expect(await get()).toEqual({ word: 'one' });
  expect(calls).toHaveLength(1);
  clock.pass(1);
  const visitor = get();
  calls[1]?.resolve(saying('two'));
  expect(await visitor).toEqual({ word: 'two' });
});
