import { expect, test } from 'vitest';
import { hoursInWords, hoursRows, withinSentence } from './hours-in-words.ts';

const line = (...hours: [days: string, opens: string, closes: string][]) => ({
  hours: hours.map(([days, opens, closes]) => ({ days, opens, closes })),
});

test('hours are written as people say them, and days without hours are closed', () => {
  const office = line(['Monday to Friday', '08:00', '18:00'], ['Saturday', '09:30', '12:00']);
  expect(hoursRows(office)).toEqual([
    { days: 'Monday to Friday', hours: '8am to 6pm', weekdays: [0, 1, 2, 3, 4] },
    { days: 'Saturday', hours: '9:30am to midday', weekdays: [5] },
    { days: 'Sunday', hours: 'Closed', weekdays: [6] },
  ]);
  expect(hoursInWords(office)).toBe('Monday to Friday 8am to 6pm, Saturday 9:30am to midday');
});

test('consecutive days are written as people say them', () => {
  expect(hoursInWords(line(['Monday to Sunday', '00:00', '24:00']))).toBe('open day and night');
  expect(hoursInWords(line(['Saturday', '00:00', '24:00']))).toBe('Saturday all day');
  expect(hoursInWords(line(['Saturday to Sunday', '09:00', '21:15']))).toBe(
    'Saturday and Sunday 9am to 9:15pm',
  );
  expect(hoursRows(line(['Tuesday to Friday', '08:00', '18:00'])).at(-1)?.days).toBe(
    'Monday, Saturday and Sunday',
  );
});

test('within a sentence, hours begin with a small letter unless a weekday is first', () => {
  expect(withinSentence('Every day 8am to 8pm')).toBe('every day 8am to 8pm');
  expect(withinSentence('Monday to Friday 8am to 6pm')).toBe('Monday to Friday 8am to 6pm');
});

test('without a line there are no words, and a 24-hour line is open day and night', () => {
  expect(hoursInWords(undefined)).toBe('');
  expect(hoursInWords({ allDay: true })).toBe('open day and night');
});
