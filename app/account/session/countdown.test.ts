import { expect, test } from 'vitest';
import { announcedTime, formatRemainingTime } from './countdown.ts';

test.each([
  [120, '2 minutes'],
  [108, '1 minute 48 seconds'],
  [61, '1 minute 1 second'],
  [60, '1 minute'],
  [1, '1 second'],
  [0, '0 seconds'],
])('%i seconds are written as %s', (seconds, words) => expect(formatRemainingTime(seconds)).toBe(words));

test('the remaining time is announced three times in two minutes', () => {
  const said = Array.from({ length: 121 }, (_, nth) => announcedTime(120 - nth));
  expect(said.filter((words, nth) => words !== said[nth - 1])).toEqual([
    '',
    '1 minute left',
    '30 seconds left',
    '10 seconds left',
  ]);
});
