import { expect, test } from 'vitest';
import { checkBrand, notesOnBankHolidays } from './check-brand.ts';
import type { Content, Problem } from './read-content.ts';
import { readJsonLines } from './read-json-lines.ts';

const phones = {
  meterEmergency: '0808 157 0001',
  gasEmergency: '0800 111 999',
  powerCut: '105',
  customerService: '0808 157 0002',
};

/** The check's problems for a brand alone, and the text of the line that each names. */
function problemsOf(brand: object, check: (content: Content) => Problem[] = checkBrand) {
  const source = JSON.stringify({ phones, ...brand }, null, 2);
  const data = [{ file: 'brand.json', source, ...readJsonLines(source) }];
  const found = check({ data, pages: [], broken: [], needs: [], has: () => true });
  return found.map(({ line = 0, problem }) => [problem, source.split('\n')[line - 1]?.trim()]);
}

test.each([
  [{ src: 'logo.svg' }, 'src in logo must be a picture in /media/, as /media/mark.svg', '"src": "logo.svg"'],
  [{ src: '/media/a.svg', width: 900 }, 'width in logo must be 24 to 240', '"width": 900'],
  [{ src: '/media/a.svg', words: [] }, 'words in logo must not be empty', '"words": []'],
  [{ words: ['A'] }, 'src in logo is missing', '"logo": {'],
])('a logo of %j is reported, since pages leave it out', (logo, problem, on) => {
  expect(problemsOf({ logo })).toEqual([[problem, on]]);
});

test('a brand without a logo, or with one that can be shown, is valid', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ logo: { src: '/media/a.svg', alt: 'A', width: 120, icon: '/media/b.svg' } })).toEqual(
    [],
  );
});

test.each([
  [
    { customerService: { hours: [{ days: 'Monday', opens: '08.00', closes: '18:00' }] } },
    'opens in entry 1 of hours in customerService in lines must be a time of 24 hours, as 08:00 or 17:30',
    '"opens": "08.00",',
  ],
  [
    { customerService: { hours: [{ days: 'Monday', opens: '18:00', closes: '08:00' }] } },
    'entry 1 of hours in customerService in lines must be open before it closes, on the same day',
    '{',
  ],
  [{ fax: { allDay: true } }, 'fax in lines has no number of that name in phones', '"fax": {'],
])('lines of %j are reported, since pages leave their hours out', (lines, problem, on) => {
  expect(problemsOf({ lines })).toEqual([[problem, on]]);
});

test.each([
  [{ registration: 'Call {{phone:customerService}}' }, 'registration', '"registration": '],
  [
    { lines: { customerService: { allDay: true, cost: '{{ fact:call-cost' } } },
    'cost in customerService in lines',
    '"cost": ',
  ],
])('a reference in %j is reported, since pages would show it as it is', (brand, name, on) => {
  expect(problemsOf(brand)).toEqual([
    [
      `has a reference in ${name}: brand.json can’t refer to other values, so write it out`,
      expect.stringContaining(on),
    ],
  ]);
});

test('a bank holiday that is not a real day is reported', () => {
  const bankHolidays = { where: 'Wales', days: [{ date: '2026-02-30', name: 'Leap day' }] };
  expect(problemsOf({ bankHolidays })).toEqual([
    ['date in entry 1 of days in bankHolidays must be a day of the calendar', '"date": "2026-02-30",'],
  ]);
});

test.each([
  ['2027-09-30', undefined],
  ['2027-10-01', 'has no bank holidays after 2027: add those of 2028'],
  ['2027-12-31', 'has no bank holidays after 2027: add those of 2028'],
  [
    '2028-01-01',
    'has no bank holidays after 2027, so pages don’t say whether a line is open: add those of the years since',
  ],
])('on %s the note on bank holidays up to 2027 says: %s', (today, note) => {
  const days = [
    { date: '2027-12-27', name: 'Christmas Day (substitute day)' },
    { date: '2026-12-25', name: 'Christmas Day' },
  ];
  const notes = problemsOf({ bankHolidays: { where: 'Wales', days } }, (content) =>
    notesOnBankHolidays(content, today),
  );
  expect(notes).toEqual(note === undefined ? [] : [[note, '"days": [']]);
});

test('a brand without bank holidays, or with invalid ones, gets no reminder of them', () => {
  const remind = (content: Content) => notesOnBankHolidays(content, '2030-01-01');
  expect(problemsOf({}, remind)).toEqual([]);
  expect(problemsOf({ bankHolidays: { where: 'Wales', days: [] } }, remind)).toEqual([]);
});
