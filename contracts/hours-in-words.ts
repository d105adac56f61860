import { weekdays, weekdaysIn } from './calendar/weekdays.ts';
import { timeInWords } from './calendar/time-in-words.ts';
import type { PhoneLine } from './opening-hours.ts';

const everyDay = 'Monday to Sunday';

/** One row of a line's hours; `weekdays` are the days that it covers; Monday is 0. */
export type HoursRow = { days: string; hours: string; weekdays: number[] };

/** A line's hours for a table: as the content lists them, and then the days on which it is closed. */
export function hoursRows(line: PhoneLine): HoursRow[] {
  const open = (line.hours ?? []).map(({ days, opens, closes }) => ({
    days: daysInWords(days),
    hours: isWholeDay({ opens, closes }) ? 'all day' : `${wordsOf(opens)} to ${wordsOf(closes)}`,
    weekdays: weekdaysIn(days),
  }));
  const named = new Set(open.flatMap((row) => row.weekdays));
  const closed = weekdays.map((_, day) => day).filter((day) => !named.has(day));
  const names = closed.map((day) => weekdays[day] ?? '');
  if (closed.length === 0) return open;
  return [...open, { days: listOf(names), hours: 'Closed', weekdays: closed }];
}

/** A line's hours as a sentence without its full stop: 'Monday to Friday 8am to 6pm, Saturday 9am to 2pm'. */
export function hoursInWords(line: PhoneLine | undefined): string {
  if (line?.allDay || line?.hours?.some((entry) => entry.days === everyDay && isWholeDay(entry)))
    return 'open day and night';
  return hoursRows(line ?? {})
    .filter(({ hours }) => hours !== 'Closed')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');
}

/** The same words after the beginning of a sentence: 'Ring us on 0808 157 0310, every day 8am to 8pm'. */
export function withinSentence(hours: string): string {
  return hours.replace(/^Every/, 'every');
}

/** The same words beside a number, where 'open' goes without saying: 'day and night'. */
export function besideNumber(hours: string): string {
  return hours.replace(/^open /, '');
}

/** Hours as a supplier has written them, to go on with: without a full stop at their end. */
export function withoutFullStop(hours: string): string {
  return hours.trim().replace(/\.$/, '');
}

function daysInWords(days: string): string {
  if (days === everyDay) return 'Every day';
  return days === 'Saturday to Sunday' ? 'Saturday and Sunday' : days;
}

function listOf(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function isWholeDay({ opens, closes }: { opens: string; closes: string }): boolean {
  return opens === '00:00' && closes === '24:00';
}

function wordsOf(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return timeInWords(hours * 60 + minutes);
}
