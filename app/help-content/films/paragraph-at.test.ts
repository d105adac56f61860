import { expect, test } from 'vitest';
import { paragraphAt } from './paragraph-at.ts';

test.each([
  [0, 0],
  [6.9, 0],
  [7, 1],
  [100, 2],
])('at second %d the paragraph is number %d', (second, index) => {
  expect(paragraphAt([0, 7, 14.5], second)).toBe(index);
});

test('before the first words, and where no times are known, there is no current paragraph', () => {
  expect([paragraphAt([2], 1), paragraphAt([], 1)]).toEqual([undefined, undefined]);
});
