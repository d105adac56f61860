import { expect, test } from 'vitest';
import { filmDuration, filmLength, filmMoment } from './film-length.ts';

test.each([
  [58, '58 sec'],
  [57.5, '57 sec'],
  [60, '1 min'],
  [72, '1 min 12 sec'],
  [120, '2 min'],
  [0.2, '1 sec'],
])('a film of %d seconds lasts %s', (seconds, words) => {
  expect(filmLength(seconds)).toBe(words);
});

test.each([
  [0, '0:00', 'PT0S'],
  [9.9, '0:09', 'PT9S'],
  [84.5, '1:24', 'PT84S'],
])('second %d is shown as %s', (seconds, shown, duration) => {
  expect([filmMoment(seconds), filmDuration(seconds)]).toEqual([shown, duration]);
});
