import { expect, test } from 'vitest';
import { waitInWords } from './refusal.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, 'an hour'],
  [3_600, 'an hour'],
  [3_601, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
