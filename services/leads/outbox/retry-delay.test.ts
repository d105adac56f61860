import { expect, test } from 'vitest';
import { mostTries, retryDelay } from './retry-delay.ts';

test('delays grow from half a minute to twelve hours, and together last longer than a night', () => {
  const delays = Array.from({ length: mostTries - 1 }, (_, nth) => retryDelay(nth + 1, 0) / 1000);
  expect(delays).toEqual([30, 120, 480, 1_920, 7_680, 30_720, 43_200]);
  const hours = (random: number) =>
    delays.reduce((sum, _, nth) => sum + retryDelay(nth + 1, random), 0) / 3_600_000;
  expect(hours(0)).toBeGreaterThan(22);
  expect(hours(0.999)).toBeGreaterThan(11);
});

test('jitter shortens a delay by up to half, and never lengthens it', () => {
  expect(retryDelay(1, 0.5)).toBe(22_500);
  expect(retryDelay(1, 0.999_999)).toBe(15_000);
});
