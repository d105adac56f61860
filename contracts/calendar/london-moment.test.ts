import { expect, test } from 'vitest';
import { londonMoment } from './london-moment.ts';

// Clocks go forward on 29 March 2026 at 1am, and back on 25 October 2026 at 2am.
test.each([
  ['2026-12-01T18:00', '2026-12-01T18:00:00Z'],
  ['2026-07-01T18:00', '2026-07-01T17:00:00Z'],
  ['2026-07-01T00:30', '2026-06-30T23:30:00Z'],
  ['2026-03-29T00:59', '2026-03-29T00:59:00Z'],
  ['2026-03-29T01:30', '2026-03-29T01:30:00Z'],
  ['2026-03-29T02:00', '2026-03-29T01:00:00Z'],
  ['2026-10-25T01:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25T02:00', '2026-10-25T02:00:00Z'],
  ['2028-02-29T12:00', '2028-02-29T12:00:00Z'],
])('clocks in Great Britain show %s at %s', (text, moment) => {
  expect(londonMoment(text)).toBe(Date.parse(moment));
});

test.each([
  '2026-02-29T12:00',
  '2026-12-01T24:00',
  '2026-12-01T12:60',
  '2026-12-01',
  '2026-12-01 12:00',
  '',
  'noon',
])('%j is not a valid time', (text) => {
  expect(londonMoment(text)).toBeUndefined();
});
