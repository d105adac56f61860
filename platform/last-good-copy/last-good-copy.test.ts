import { expect, test } from 'vitest';
import { createLastGoodCopy } from './last-good-copy.ts';

/** A value whose loads the test completes by hand. */
function loadedByHand() {
  let now = 0;
  const loads: (PromiseWithResolvers<string> & { previous: string | undefined; signal: AbortSignal })[] = [];
  const ends: (string | undefined)[] = [];
  const lastGood = createLastGoodCopy<string>({
    load: (previous, signal) => {
      const load = { ...Promise.withResolvers<string>(), previous, signal };
      loads.push(load);
      return load.promise;
    },
    clock: { now: () => now, monotonic: () => now },
    hangsAfterMs: 100,
    onEnd: (failure) => ends.push(failure && String(failure.problem)),
  });
  return { lastGood, loads, ends, pass: (ms: number) => void (now += ms) };
}

test('callers that need a value at the same time share a load', async () => {
  const { lastGood, loads, ends } = loadedByHand();
  const both = [lastGood.refresh().done, lastGood.refresh().done];
  loads[0]?.resolve('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(loads).toHaveLength(1);
  expect(lastGood.copy()).toEqual({ value: 'one', loadedAt: 0 });
  expect(lastGood.loading()).toBeUndefined();
  expect(ends).toEqual([undefined]);
});

test('a load receives the current copy, which stays in place if the load fails', async () => {
  const { lastGood, loads, ends, pass } = loadedByHand();
  const first = lastGood.refresh().done;
  loads[0]?.resolve('one');
  await first;
  pass(50);
  const second = lastGood.refresh().done;
  expect(loads[1]?.previous).toBe('one');
  loads[1]?.reject('down');
  await expect(second).rejects.toBe('down');
  expect(lastGood.copy()).toEqual({ value: 'one', loadedAt: 0 });
  expect(ends).toEqual([undefined, 'down']);
});

test('a load that hangs is aborted and replaced, and its late answer is not used', async () => {
  const { lastGood, loads, ends, pass } = loadedByHand();
  const hanging = lastGood.refresh();
  pass(99);
  expect(lastGood.refresh()).toBe(hanging);
  pass(1);
  const next = lastGood.refresh().done;
  expect(loads[0]?.signal.aborted).toBe(true);
  loads[1]?.resolve('new');
  await next;
  loads[0]?.resolve('old');
  await hanging.done;
  expect(lastGood.copy()?.value).toBe('new');
  expect(ends).toEqual([undefined]);
});
