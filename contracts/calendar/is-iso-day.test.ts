import { expect, test } from 'vitest';
import { isIsoDay } from './is-iso-day.ts';

test.each(['2026-02-28', '2024-02-29', '2026-12-31', '2000-02-29'])('%s is a day', (text) => {
  expect(isIsoDay(text)).toBe(true);
});

test.each(['2026-02-29', '2026-02-30', '1900-02-29', '2026-11-31', '2026-13-01', '2026-00-10', '2026-01-00'])(
  '%s is no day of the calendar',
  (text) => {
    expect(isIsoDay(text)).toBe(false);
  },
);

test.each(['', '2026-2-3', '26-02-03', '2026-02-03T00:00:00Z', ' 2026-02-03', '2026-02-03\n', 'yesterday'])(
  '‘%s’ isn’t written as a day',
  (text) => {
    expect(isIsoDay(text)).toBe(false);
  },
);
