import { afterEach, expect, test, vi } from 'vitest';
import { checkAnswers } from '../../forms/check-answers.ts';
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

/** The day that the schema reads from the two date fields, or its message. */
function dayOf(pageDay: string, dates: { date?: string; date_typed?: string }) {
  const checked = checkAnswers(readingFormSchema(pageDay), { ...answers, ...dates });
  return checked.ok ? checked.value.date : checked.errors['date'];
}

test.each([
  ['the date input', { date: '2026-11-20', date_typed: '' }, '2026-11-20'],
  ['a date typed in its place', { date: '', date_typed: '19 November 2026' }, '2026-11-19'],
  ['the typed date where there are both', { date: '2026-11-20', date_typed: '19/11/2026' }, '2026-11-19'],
  ['the date input beside blanks', { date: '2026-11-20', date_typed: '  ' }, '2026-11-20'],
])('%s is the day of the reading', (_, dates, day) => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  expect(dayOf('2026-11-20', dates)).toBe(day);
});

test('typed text that is not a date gives a message about the date', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  expect(dayOf('2026-11-20', { date: '2026-11-20', date_typed: 'last week' })).toBe(
    'Date must be a real date, like 20 11 2026',
  );
  expect(dayOf('2026-11-20', {})).toBe('Enter the date you read your meter');
});

test('a page that stays open past midnight accepts a reading of the new day', () => {
  vi.setSystemTime('2026-11-20T23:59:00Z');
  expect(dayOf('2026-11-20', { date: '2026-11-21' })).toBe('Date must be today or in the past month');
  vi.setSystemTime('2026-11-21T00:01:00Z');
  expect(dayOf('2026-11-20', { date: '2026-11-21' })).toBe('2026-11-21');
});

test('a clock that is ahead does not refuse any day that the page offers', () => {
  vi.setSystemTime('2027-03-01T12:00:00Z');
  expect(dayOf('2026-11-20', { date: '2026-11-20' })).toBe('2026-11-20');
  expect(dayOf('2026-11-20', { date: '2026-10-20' })).toBe('2026-10-20');
  expect(dayOf('2026-11-20', { date: '2026-10-19' })).toBe('Date must be today or in the past month');
});

test('a clock that is behind never refuses the day of the page', () => {
  vi.setSystemTime('2020-01-01T12:00:00Z');
  expect(dayOf('2026-11-20', { date: '2026-11-20' })).toBe('2026-11-20');
});
