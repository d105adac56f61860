import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from './iso-day.ts';
import { readTypedDay } from './read-typed-day.ts';
import { readableDay } from './readable-day.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026/11/21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['21 11 2026', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['21–11–2026', '2026-11-21'],
  ['  1 / 2 / 2026 ', '2026-02-01'],
  ['01 02 2026', '2026-02-01'],
  ['21112026', '2026-11-21'],
  ['21 November 2026', '2026-11-21'],
  ['21 nov 2026', '2026-11-21'],
  ['21st November, 2026', '2026-11-21'],
  ['2nd Dec 26', '2026-12-02'],
  ['3RD SEPT 2026', '2026-09-03'],
  ['21nov2026', '2026-11-21'],
  ['1 May 2026', '2026-05-01'],
  ['November 21 2026', '2026-11-21'],
  ['November 21st, 2026', '2026-11-21'],
  ['28th of November 2026', '2026-11-28'],
  ['Saturday 21 November 2026', '2026-11-21'],
  ['Sat, the 21st of Nov 2026.', '2026-11-21'],
  ['21/11/2026.', '2026-11-21'],
  ['November 2026', undefined],
  ['the Saturday', undefined],
  ['29 2 2028', '2028-02-29'],
  ['29 2 2000', '2000-02-29'],
  ['29 2 2026', undefined],
  ['29 2 2100', undefined],
  ['31/11/2026', undefined],
  ['32/1/2026', undefined],
  ['0/11/2026', undefined],
  ['21/0/2026', undefined],
  ['11/21/2026', undefined],
  ['2026-13-01', undefined],
  ['20261121', undefined],
  ['21 11', undefined],
  ['21 11 026', undefined],
  ['21 Novembers 2026', undefined],
  ['21 no 2026', undefined],
  ['yesterday', undefined],
  ['-21-11-2026', undefined],
  ['2026-11-21T00:00:00Z', undefined],
  [`21${' '.repeat(50)}11 2026`, undefined],
  ['', undefined],
])('%j is the day %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

test('every day is read in each accepted format, and other text never gives a day that does not exist', () => {
  const someDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(someDay, fc.string(), fc.constantFrom('/', ' ', '.', '-', ' - '), (day, text, parting) => {
      const [year = '', month = '', date = ''] = day.split('-');
      for (const written of [
        day,
        readableDay(day),
        [date, month, year].join(parting),
        [Number(date), Number(month), year.slice(2)].join(parting),
        date + month + year,
      ]) {
        expect(readTypedDay(written)).toBe(day);
      }
      const read = readTypedDay(text);
      if (read === undefined) return;
      const [itsYear = 0, itsMonth = 0, itsDay = 0] = read.split('-').map(Number);
      expect(isoDay(itsYear, itsMonth, itsDay)).toBe(read);
    }),
  );
});
