import { expect, test } from 'vitest';
import { readableDay } from './readable-day.ts';

test.each([
  ['2026-11-03', '3 November 2026'],
  ['2026-01-01', '1 January 2026'],
  ['2024-02-29', '29 February 2024'],
  ['2025-03-31', '31 March 2025'],
  ['2025-04-10', '10 April 2025'],
  ['2025-05-08', '8 May 2025'],
  ['2025-06-09', '9 June 2025'],
  ['2025-07-20', '20 July 2025'],
  ['2025-08-11', '11 August 2025'],
  ['2025-09-30', '30 September 2025'],
  ['2025-10-26', '26 October 2025'],
  ['2026-12-31', '31 December 2026'],
])('%s is read as %s, in every time zone', (isoDay, readable) => {
  expect(readableDay(isoDay)).toBe(readable);
});
