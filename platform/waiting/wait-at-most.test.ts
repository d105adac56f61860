import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is what was waited for, and no timer is left behind', async () => {
  const held = Promise.withResolvers<string>();
  const waited = waitAtMost(held.promise, 150);
  await vi.advanceTimersByTimeAsync(149);
  held.resolve('in time');
  expect(await waited).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
});

test('what takes longer is undefined after just that long, and goes on', async () => {
  const held = Promise.withResolvers<string>();
  let result: string | undefined = 'still waiting';
  void waitAtMost(held.promise, 150).then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(149);
  expect(result).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBeUndefined();
  held.resolve('late');
  expect(await held.promise).toBe('late');
});

test('what fails in time fails, and no timer is left behind', async () => {
  await expect(waitAtMost(Promise.reject(new Error('failed')), 150)).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});
