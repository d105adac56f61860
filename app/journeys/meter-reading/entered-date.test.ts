import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswers } from '../../forms/check-answers.ts';
import { dayOf } from './entered-date.ts';
import { readingFormSchema } from './reading-form-schema.ts';

afterEach(() => void vi.useRealTimers());

const answers = {
  fuel: 'Gas',
  gas_account_number: 'A12345',
  gas_reading: '3864',
  first_name: 'Ann',
  last_name: 'Okafor',
  telephone: '07700900982',
};

test.each([
  ['the date input', { date: '2026-11-20' }, '2026-11-20'],
  ['a typed date, which counts', { date: '2026-11-20', date_typed: ' 19 November 2026 ' }, '2026-11-19'],
  ['a date copied with unseen marks', { date_typed: '\u200e22/11/2026' }, '2026-11-22'],
  ['a date input without a calendar, with unseen marks', { date: '\u200e22/11/2026' }, '2026-11-22'],
  ['a date of an Arabic keyboard', { date_typed: '٢٢/١١/٢٠٢٦' }, '2026-11-22'],
  [
    'the date input beside marks that nobody sees',
    { date: '2026-11-20', date_typed: '\u200b' },
    '2026-11-20',
  ],
])('the day of a reading is that of %s, for the form as for a stored reading', (_, dates, day) => {
  vi.setSystemTime('2026-11-22T12:00:00Z');
  expect(dayOf(dates)).toBe(day);
  const checked = checkAnswers(readingFormSchema('2026-11-22'), { ...answers, ...dates });
  expect(checked.ok ? checked.value.date : checked.errors).toBe(day);
});

test('a missing or invalid date gives no day', () => {
  expect(dayOf({ date: '', date_typed: '' })).toBeUndefined();
  expect(dayOf({})).toBeUndefined();
  expect(dayOf({ date: '2026-11-20', date_typed: 'last week' })).toBeUndefined();
});
