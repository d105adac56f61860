import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('a few pages are all listed', () => {
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test('in the middle of many, the neighbours are between two gaps', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
});

test('a gap never hides a single page', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('at either end there is only one gap', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 'gap', 9]);
  expect(pageNumbers(9, 9)).toEqual([1, 'gap', 8, 9]);
});
