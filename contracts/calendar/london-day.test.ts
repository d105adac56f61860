import { expect, test } from 'vitest';
import { londonDay } from './london-day.ts';

// CONTRACTS reading 3: "Dates are ISO 8601 days, Europe/London." Clocks go forward on 29 March 2026 at 1am, and back on
// 25 October 2026 at 2am.
test.each([
  ['2026-11-20T00:00:00Z', '2026-11-20'],
  ['2026-11-20T23:59:59.999Z', '2026-11-20'],
  ['2026-03-28T23:59:59Z', '2026-03-28'],
  ['2026-03-29T00:59:59Z', '2026-03-29'],
  ['2026-03-29T22:59:59Z', '2026-03-29'],
  ['2026-03-29T23:00:00Z', '2026-03-30'],
  ['2026-10-24T22:59:59Z', '2026-10-24'],
  ['2026-10-24T23:00:00Z', '2026-10-25'],
  ['2026-10-25T23:59:59Z', '2026-10-25'],
  ['2026-10-26T00:00:00Z', '2026-10-26'],
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2028-02-28T23:59:59Z', '2028-02-28'],
  ['2028-02-29T00:00:00Z', '2028-02-29'],
])('at %s it is %s in Great Britain', (moment, day) => {
  expect(londonDay(Date.parse(moment))).toBe(day);
});
