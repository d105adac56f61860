import { expect, test } from 'vitest';
import { londonTime } from './london-time.ts';

const halfHourMs = 30 * 60 * 1_000;
/** Sweden writes days and times as ISO 8601 does. */
const timeZone = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('at each half hour of twelve years it is the day and time that the time zone of London has', () => {
  const different: string[] = [];
  for (let moment = Date.UTC(2024, 0, 1); moment < Date.UTC(2036, 0, 1); moment += halfHourMs) {
    const { day, minutes } = londonTime(moment);
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    if (`${day} ${time.join(':')}` !== timeZone.format(moment))
      different.push(new Date(moment).toISOString());
  }
  expect(different).toEqual([]);
});

test.each([
  ['2026-03-29T00:59:59.999Z', { day: '2026-03-29', weekday: 6, minutes: 59 }],
  ['2026-03-29T01:00:00.000Z', { day: '2026-03-29', weekday: 6, minutes: 120 }],
  ['2026-10-25T00:59:59.999Z', { day: '2026-10-25', weekday: 6, minutes: 119 }],
  ['2026-10-25T01:00:00.000Z', { day: '2026-10-25', weekday: 6, minutes: 60 }],
  ['2026-06-30T23:30:00.000Z', { day: '2026-07-01', weekday: 2, minutes: 30 }],
])('at %s clocks in Great Britain show %o', (moment, shown) => {
  expect(londonTime(Date.parse(moment))).toEqual(shown);
});
