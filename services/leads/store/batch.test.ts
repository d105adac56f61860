import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { batch, TookTooLong } from './batch.ts';

/** Longer than a test may take, so that only a test that moves the clock meets it. */
const longTimeoutMs = 60_000;

/** Work that ends when the test says so; exposes the groups that it received. */
function pausableWork({ limit, concurrency }: { limit: number; concurrency: number }) {
  const groups: { items: number[]; end: PromiseWithResolvers<void> }[] = [];
  const doOne = batch(
    async (items: number[]) => {
      const end = Promise.withResolvers<void>();
      groups.push({ items, end });
      await end.promise;
      return items.map((item) => item * 10);
    },
    { limit, concurrency, limitMs: longTimeoutMs },
  );
  const given = () => groups.map(({ items }) => items);
  const waitForItems = async (count: number) => {
    while (groups.length < count) await setImmediate();
  };
  return { doOne, given, waitForItems, end: (group: number) => groups[group]?.end.resolve() };
}

test('items that arrive within a few turns of the event loop are one group, and each gets its own result', async () => {
  const { doOne, given, waitForItems, end } = pausableWork({ limit: 100, concurrency: 1 });
  const results = [doOne(1), doOne(2)];
  await setImmediate();
  results.push(doOne(3));
  await waitForItems(1);
  expect(given()).toEqual([[1, 2, 3]]);
  end(0);
  expect(await Promise.all(results)).toEqual([10, 20, 30]);
});

test('items that arrive while all concurrent groups are running wait, and become one group when one has finished', async () => {
  const { doOne, given, waitForItems, end } = pausableWork({ limit: 100, concurrency: 2 });
  const first = doOne(1);
  await waitForItems(1);
  const second = doOne(2);
  await waitForItems(2);
  const others = [doOne(3), doOne(4)];
  // Enough turns for a third group to start, if it were allowed.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(given()).toEqual([[1], [2]]);
  end(1);
  await waitForItems(3);
  expect(given()).toEqual([[1], [2], [3, 4]]);
  end(0);
  end(2);
  expect(await Promise.all([first, second, ...others])).toEqual([10, 20, 30, 40]);
});

test('a group has no more items than the limit, in the order of arrival', async () => {
  const { doOne, given, waitForItems, end } = pausableWork({ limit: 2, concurrency: 1 });
  const results = [1, 2, 3, 4, 5].map(doOne);
  for (const group of [0, 1, 2]) {
    await waitForItems(group + 1);
    end(group);
  }
  expect(await Promise.all(results)).toEqual([10, 20, 30, 40, 50]);
  expect(given()).toEqual([[1, 2], [3, 4], [5]]);
});

test('a group fails as a whole, and the next one is processed', async () => {
  let isBroken = true;
  const doOne = batch(
    async (items: number[]) => {
      if (isBroken) throw new Error('The disk is full');
      return items;
    },
    { limit: 100, concurrency: 1, limitMs: longTimeoutMs },
  );
  const results = await Promise.allSettled([doOne(1), doOne(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await doOne(3)).toBe(3);
});

test('an item queued behind hung work times out at the limit, and its own work never begins', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { doOne, given, waitForItems, end } = pausableWork({ limit: 100, concurrency: 1 });
  const results = [doOne(1)];
  await waitForItems(1);
  results.push(doOne(2));
  const states = results.map((result) => result.catch((problem: unknown) => problem));
  vi.advanceTimersByTime(longTimeoutMs - 1);
  expect(await Promise.race([...states, setImmediate('still waiting')])).toBe('still waiting');
  vi.advanceTimersByTime(1);
  expect(await Promise.all(states)).toEqual([expect.any(TookTooLong), expect.any(TookTooLong)]);
  end(0);
  const next = doOne(3);
  await waitForItems(2);
  end(1);
  expect(await next).toBe(30);
  expect(given()).toEqual([[1], [3]]);
});

test('an item whose own result fails rejects alone', async () => {
  const doOne = batch<number, number>(
    async (items) => items.map((item) => (item === 2 ? Promise.reject(new Error('Not found')) : item)),
    { limit: 100, concurrency: 1, limitMs: longTimeoutMs },
  );
  const results = await Promise.allSettled([doOne(1), doOne(2), doOne(3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
