import { expect, test } from 'vitest';
import { isTooOld } from './too-old.ts';

test.each([
  ['a day within the month', { date: '2026-10-22' }, false],
  ['a day before it', { date: '2026-10-21' }, true],
  ['a typed day before it, which counts', { date: '2026-11-20', date_typed: '21 October 2026' }, true],
  ['a day to come, by a clock that is behind', { date: '2026-11-23' }, false],
  ['a day that nobody can read', { date: '', date_typed: 'last week' }, false],
  ['no date at all', { date: '', date_typed: '' }, false],
])('on 22 November 2026 a stored reading of %s is too old to be sent: %j → %s', (_, dates, expected) => {
  expect(isTooOld(dates, '2026-11-22')).toBe(expected);
});
