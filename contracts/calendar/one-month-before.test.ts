import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from './iso-day.ts';
import { oneMonthBefore } from './one-month-before.ts';

// SPEC §9: "Meter-read date from one month back to today."
test.each([
  ['2026-11-20', '2026-10-20'],
  ['2026-12-31', '2026-11-30'],
  ['2026-10-31', '2026-09-30'],
  ['2026-05-31', '2026-04-30'],
  ['2026-03-31', '2026-02-28'],
  ['2026-03-29', '2026-02-28'],
  ['2026-03-28', '2026-02-28'],
  ['2028-03-31', '2028-02-29'],
  ['2028-03-29', '2028-02-29'],
  ['2028-02-29', '2028-01-29'],
  ['2100-03-31', '2100-02-28'],
  ['2000-03-30', '2000-02-29'],
  ['2026-01-31', '2025-12-31'],
  ['2026-01-01', '2025-12-01'],
  ['2026-08-31', '2026-07-31'],
])('one month before %s is %s', (day, before) => {
  expect(oneMonthBefore(day)).toBe(before);
});

test('it is always a real day, 28 to 31 days back, and never later for an earlier day', () => {
  const someDay = fc
    .date({ min: new Date('2020-02-01'), max: new Date('2110-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      const before = oneMonthBefore(one);
      const [year = 0, month = 0, day = 0] = before.split('-').map(Number);
      expect(isoDay(year, month, day)).toBe(before);
      const days = (Date.parse(one) - Date.parse(before)) / 86_400_000;
      expect(days >= 28 && days <= 31).toBe(true);
      if (other <= one) expect(oneMonthBefore(other) <= before).toBe(true);
    }),
  );
});
