import { expect, test } from 'vitest';
import { londonTime } from '#contracts/calendar/london-time.ts';
import { openingOf } from './opening.ts';
import { openingState } from './opening-state.ts';

const hours = [
  { days: 'Monday to Friday', opens: '08:00', closes: '18:00' },
  { days: 'Saturday', opens: '09:00', closes: '14:00' },
];
const holidays = {
  where: 'England and Wales',
  days: [
    { date: '2026-05-25', name: 'Spring bank holiday' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-28', name: 'Boxing Day (substitute day)' },
    { date: '2027-01-01', name: 'New Year’s Day' },
  ],
  alsoClosed: [{ date: '2026-12-26', name: 'Boxing Day' }],
};
const office = openingOf({ hours }, holidays);

/** What the page says at a moment, as 'state: title, detail'. The moment is in UTC. */
function saidAt(utc: string, opening = office) {
  if (!opening) throw new Error('The line has no hours');
  const state = openingState(opening, londonTime(Date.parse(utc)));
  return state && `${state.is}: ${state.title}, ${state.detail}`;
}

test.each([
  ['a weekday in winter', '2026-11-23T12:00Z', 'open: Open now, until 6pm today'],
  ['the minute it opens', '2026-11-23T08:00Z', 'open: Open now, until 6pm today'],
  ['the minute before', '2026-11-23T07:59Z', 'closed: Closed now, Opens today at 8am'],
  ['the minute before it closes', '2026-11-23T17:59:59Z', 'open: Open now, until 6pm today'],
  ['the minute it closes', '2026-11-23T18:00Z', 'closed: Closed now, Opens tomorrow at 8am'],
  ['a minute before midnight', '2026-11-23T23:59Z', 'closed: Closed now, Opens tomorrow at 8am'],
  ['midnight', '2026-11-24T00:00Z', 'closed: Closed now, Opens today at 8am'],
  ['Friday evening', '2026-11-27T19:00Z', 'closed: Closed now, Opens tomorrow at 9am'],
  ['Saturday before closing', '2026-11-28T13:59Z', 'open: Open now, until 2pm today'],
  ['Saturday after closing', '2026-11-28T14:00Z', 'closed: Closed now, Opens on Monday at 8am'],
  ['Sunday', '2026-11-29T12:00Z', 'closed: Closed now, Opens tomorrow at 8am'],
])('%s: %s', (_, utc, said) => {
  expect(saidAt(utc)).toBe(said);
});

test.each([
  ['summer, an hour ahead of UTC', '2026-07-06T07:00Z', 'open: Open now, until 6pm today'],
  ['summer, after closing by the clock', '2026-07-06T17:00Z', 'closed: Closed now, Opens tomorrow at 8am'],
  ['summer, past midnight by the clock', '2026-07-06T23:30Z', 'closed: Closed now, Opens today at 8am'],
  ['the Sunday on which clocks go forward', '2026-03-29T01:30Z', 'closed: Closed now, Opens tomorrow at 8am'],
  ['the Monday after it', '2026-03-30T07:00Z', 'open: Open now, until 6pm today'],
  ['the Sunday on which clocks go back', '2026-10-25T01:30Z', 'closed: Closed now, Opens tomorrow at 8am'],
  ['the Monday after that', '2026-10-26T07:59Z', 'closed: Closed now, Opens today at 8am'],
  ['and its opening', '2026-10-26T08:00Z', 'open: Open now, until 6pm today'],
])('daylight saving, %s: %s', (_, utc, said) => {
  expect(saidAt(utc)).toBe(said);
});

const always = openingOf(
  { hours: [{ days: 'Monday to Sunday', opens: '00:00', closes: '24:00' }] },
  holidays,
);

test('a line that is open until the end of the day closes at midnight, unless it is open the next day too', () => {
  const night = openingOf({ hours: [{ days: 'Saturday', opens: '12:00', closes: '24:00' }] }, holidays);
  expect(saidAt('2026-11-28T23:59Z', night)).toBe('open: Open now, until midnight');
  expect(saidAt('2026-11-29T00:00Z', night)).toBe('closed: Closed now, Opens on Saturday at midday');
  expect(saidAt('2026-11-28T00:00Z', always)).toBe('open: Open now, until midnight');
});

test.each([
  ['the Sunday before one', '2026-05-24T12:00Z', 'closed: Closed now, Opens on Tuesday at 8am'],
  ['a Monday', '2026-05-25T12:00Z', 'holiday: Closed for the bank holiday, Opens tomorrow at 8am'],
  ['Christmas Day', '2026-12-25T12:00Z', 'holiday: Closed for the bank holiday, Opens on Tuesday at 8am'],
  [
    'a Saturday that is not a bank holiday',
    '2026-12-26T12:00Z',
    'holiday: Closed for Boxing Day, Opens on Tuesday at 8am',
  ],
  ['the Sunday between', '2026-12-27T12:00Z', 'closed: Closed now, Opens on Tuesday at 8am'],
  ['after the last one', '2026-12-29T08:00Z', 'open: Open now, until 6pm today'],
])('bank holidays, %s: %s', (_, utc, said) => {
  expect(saidAt(utc)).toBe(said);
});

test('a line that opens on bank holidays is open on Christmas Day', () => {
  const line = openingOf({ hours, openOnBankHolidays: true }, holidays);
  expect(saidAt('2026-12-25T12:00Z', line)).toBe('open: Open now, until 6pm today');
});

test('nothing is claimed after the last known bank holidays, without bank holidays or hours, or for a 24-hour line', () => {
  expect(saidAt('2027-12-31T12:00Z')).toBe('open: Open now, until 6pm today');
  expect(saidAt('2028-01-03T12:00Z')).toBeUndefined();
  expect(openingOf({ hours }, undefined)).toBeUndefined();
  expect(openingOf({ allDay: true }, holidays)).toBeUndefined();
  expect(openingOf({ cost: 'Free to call' }, holidays)).toBeUndefined();
  expect(openingOf(undefined, holidays)).toBeUndefined();
});

test('on the last evening of the last known year nothing is promised for the next one, whose bank holidays are not known', () => {
  const ends2026 = { ...holidays, days: holidays.days.filter(({ date }) => date < '2027') };
  expect(saidAt('2026-12-31T19:00Z', openingOf({ hours }, ends2026))).toBe('closed: Closed now, ');
  expect(saidAt('2026-12-31T07:00Z', openingOf({ hours }, ends2026))).toBe(
    'closed: Closed now, Opens today at 8am',
  );
  expect(saidAt('2027-12-31T19:00Z')).toBe('closed: Closed now, ');
  expect(saidAt('2026-12-31T19:00Z')).toBe('closed: Closed now, Opens on Saturday at 9am');
  const line = openingOf({ hours, openOnBankHolidays: true }, ends2026);
  expect(saidAt('2026-12-31T19:00Z', line)).toBe('closed: Closed now, Opens tomorrow at 8am');
});

test('a line that stays closed for more than two weeks does not say when it opens', () => {
  const rare = openingOf(
    { hours: [{ days: 'Friday', opens: '08:00', closes: '09:00' }] },
    {
      where: 'Scotland',
      days: ['2026-12-25', '2027-01-01', '2027-01-08'].map((date) => ({ date, name: 'Closed' })),
    },
  );
  expect(saidAt('2026-12-24T12:00Z', rare)).toBe('closed: Closed now, ');
  expect(saidAt('2027-01-01T12:00Z', rare)).toBe(
    'holiday: Closed for the bank holiday, Opens on Friday 15 January at 8am',
  );
});
