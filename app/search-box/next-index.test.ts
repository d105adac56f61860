import { expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

const box = -1;
/** The positions reached by a row of key presses, starting at the box. */
const walk = (key: 'ArrowDown' | 'ArrowUp', count: number, presses: number) => {
  const places: number[] = [];
  for (let place = box; places.length < presses; places.push(place)) place = nextIndex(place, key, count);
  return places;
};

test('down goes from the box through the list and back to the box', () => {
  expect(walk('ArrowDown', 3, 5)).toEqual([0, 1, 2, box, 0]);
});

test('up goes from the box to the last of the list, and up to the box again', () => {
  expect(walk('ArrowUp', 3, 5)).toEqual([2, 1, 0, box, 2]);
});

test('a list of one can be entered and left', () => {
  expect(walk('ArrowDown', 1, 3)).toEqual([0, box, 0]);
  expect(walk('ArrowUp', 1, 3)).toEqual([0, box, 0]);
});

test('with an empty list only the box is reachable', () => {
  expect([nextIndex(box, 'ArrowDown', 0), nextIndex(box, 'ArrowUp', 0)]).toEqual([box, box]);
});
