import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { londonDay } from '../../calendar/london-day.ts';
import { oneMonthBefore } from '../../calendar/one-month-before.ts';
import { validate, verdict } from '../validate.fixture.ts';
import { anyAnswer } from '../text.fixture.ts';
import { isReadingDay, readingDate, readingDateRange } from './reading-date.ts';

const outside = 'Date must be today or in the past month';
const unreal = 'Date must be a real date, like 20 11 2026';

// SPEC §5: "Reading date: required, between one month ago and today."
test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-10-20', '2026-10-20'],
  ['20/11/2026', '2026-11-20'],
  ['20\u200d Nov\u200cember 2026', '2026-11-20'],
  ['20 11 26', '2026-11-20'],
  ['1 November 2026', '2026-11-01'],
  ['31 oct 2026', '2026-10-31'],
  ['\u200e20\u200e/11\u200e/2026', '2026-11-20'],
  ['٢٠/١١/٢٠٢٦', '2026-11-20'],
  ['2026-11-21', outside],
  ['2026-10-19', outside],
  ['20/11/2025', outside],
  ['20 11 1926', outside],
  ['31 11 2026', unreal],
  ['11/20/2026', unreal],
  ['20/11', unreal],
  ['today', unreal],
  ['', 'Enter the date you read your meter'],
  [' ', 'Enter the date you read your meter'],
  [undefined, 'Enter the date you read your meter'],
  [20_261_120, 'Enter the date you read your meter'],
])('on 20 November 2026 the date %j gives %j', (typed, expected) => {
  expect(verdict(readingDate('2026-11-20'), typed)).toBe(expected);
});

/** Today, the first day accepted, and the day before that. */
test.each([
  ['at the end of a longer month', '2026-12-31', '2026-11-30', '2026-11-29'],
  ['after February', '2026-03-31', '2026-02-28', '2026-02-27'],
  ['after February of a leap year', '2028-03-31', '2028-02-29', '2028-02-28'],
  ['on a leap day', '2028-02-29', '2028-01-29', '2028-01-28'],
  ['over the end of a year', '2027-01-15', '2026-12-15', '2026-12-14'],
  ['over clocks going forward', '2026-04-10', '2026-03-10', '2026-03-09'],
  ['over clocks going back', '2026-11-01', '2026-10-01', '2026-09-30'],
])('%s, the month before %s starts on %s', (_, today, first, before) => {
  expect(verdict(readingDate(today), first)).toBe(first);
  expect(verdict(readingDate(today), today)).toBe(today);
  expect(verdict(readingDate(today), before)).toBe(outside);
});

// CONTRACTS reading 3: days are London's.
test.each([
  ['2026-06-30T22:59:59Z', '2026-07-01', outside],
  ['2026-06-30T23:00:00Z', '2026-07-01', '2026-07-01'],
  ['2026-10-24T23:30:00Z', '2026-10-25', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-26', outside],
  ['2026-03-29T23:30:00Z', '2026-03-30', '2026-03-30'],
  ['2026-07-20T23:30:00Z', '2026-06-20', outside],
])('at %s the date %s gives %s', (moment, typed, expected) => {
  expect(verdict(readingDate(londonDay(Date.parse(moment))), typed)).toBe(expected);
});

test('the range is described in words', () => {
  expect(readingDateRange('2026-11-20')).toBe('from 20 October 2026 to today, 20 November 2026');
  expect(readingDateRange('2027-01-31')).toBe('from 31 December 2026 to today, 31 January 2027');
});

test('no input makes a date throw; it has at most one message, and is a day of the range', () => {
  const someDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(someDay, fc.oneof(someDay, anyAnswer), (today, answer) => {
      const result = validate(readingDate(today), answer);
      if ('messages' in result) {
        expect(result.messages).toHaveLength(1);
        return;
      }
      expect(result.value >= oneMonthBefore(today) && result.value <= today).toBe(true);
      expect(isReadingDay(result.value, today)).toBe(true);
      expect(verdict(readingDate(today), result.value)).toBe(result.value);
    }),
  );
});
