import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀', 3, 'ab'],
])('%j in %i units is %j', (text, length, short) => {
  expect(shorten(text, length)).toBe(short);
});
