import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a promise that resolves in time gives its value, and no timer remains', async () => {
  const pending = Promise.withResolvers<string>();
  const waited = withTimeout(pending.promise, 150);
  await vi.advanceTimersByTimeAsync(149);
  pending.resolve('in time');
  expect(await waited).toBe('in time');
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that takes longer gives undefined after exactly that time, and continues', async () => {
  const pending = Promise.withResolvers<string>();
  let result: string | undefined = 'still waiting';
  void withTimeout(pending.promise, 150).then((value) => {
    result = value;
  });
  await vi.advanceTimersByTimeAsync(149);
  expect(result).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toBeUndefined();
  pending.resolve('late');
  expect(await pending.promise).toBe('late');
});

test('a promise that rejects in time rejects, and no timer remains', async () => {
  await expect(withTimeout(Promise.reject(new Error('failed')), 150)).rejects.toThrow('failed');
  expect(vi.getTimerCount()).toBe(0);
});
