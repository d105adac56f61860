import { expect, test } from 'vitest';
import { createSemaphore } from './create-semaphore.ts';

test('no more tasks run concurrently than allowed, all start in order, and one that fails lets the next one start', async () => {
  const inTurn = createSemaphore(2);
  const started: number[] = [];
  let [running, most] = [0, 0];
  const ended = await Promise.allSettled(
    [1, 2, 3, 4, 5, 6].map((nth) =>
      inTurn(async () => {
        started.push(nth);
        running += 1;
        most = Math.max(most, running);
        await new Promise((next) => setImmediate(next));
        running -= 1;
        if (nth % 2 === 0) throw new Error('broken');
      }),
    ),
  );
  expect(started).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, false]);
});
