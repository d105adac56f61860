import { expect, test } from 'vitest';
import { copiesOfAService, notModified, saying } from '#tests/support/copies-of-a-service.ts';
import { freshForMs } from './stale-while-revalidate.ts';

/** A service whose copy has been used for a response; it was loaded `ageMs` ago. */
async function usedCopy(ageMs: number) {
  const service = copiesOfAService();
  await service.fill(saying('one', '"v1"'));
  await service.get();
  service.clock.pass(ageMs);
  return service;
}

test('a copy that a page was made from is fresh for 30 s like any other, without a call to the service', async () => {
  const { lastIsFreshFor, calls } = await usedCopy(10_000);
  expect(await lastIsFreshFor()).toBe(freshForMs - 10_000);
  expect(calls).toHaveLength(1);
});

test.each([freshForMs, freshForMs - 1_000])(
  'after %i ms the service is called, and a copy that has not changed is fresh for another 30 s',
  async (ageMs) => {
    const { lastIsFreshFor, calls } = await usedCopy(ageMs);
    const freshFor = lastIsFreshFor();
    calls[1]?.resolve(notModified());
    expect(await freshFor).toBe(freshForMs);
    expect(calls).toHaveLength(2);
  },
);

test('a used copy that the service has replaced is not fresh, now or later', async () => {
  const { lastIsFreshFor, calls } = await usedCopy(freshForMs);
  const freshFor = lastIsFreshFor();
  calls[1]?.resolve(saying('two', '"v2"'));
  expect(await freshFor).toBeUndefined();
  expect(await lastIsFreshFor()).toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('while the service hangs or fails, the freshness of a stale copy is unknown, and the service is not called again', async () => {
  const { lastIsFreshFor, calls, runOutOfPatience } = await usedCopy(freshForMs);
  const slow = lastIsFreshFor();
  runOutOfPatience();
  expect(await slow).toBeUndefined();
  const failing = lastIsFreshFor();
  calls[1]?.resolve(new Response('', { status: 500 }));
  expect(await failing).toBeUndefined();
  expect(await lastIsFreshFor()).toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('a copy that is still fresh stays so when the service fails', async () => {
  const { lastIsFreshFor, calls } = await usedCopy(freshForMs - 1_000);
  const freshFor = lastIsFreshFor();
  calls[1]?.resolve(new Response('', { status: 500 }));
  expect(await freshFor).toBe(1_000);
});
