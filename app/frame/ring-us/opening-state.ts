import { timeInWords } from '#contracts/calendar/time-in-words.ts';
import { weekdays } from '#contracts/calendar/weekdays.ts';
import { daysLater, weekdayOf, type LondonTime } from '#contracts/calendar/london-time.ts';
import type { Opening } from './opening.ts';

/** Whether a line is open, in words: 'Open now', 'until 6pm today'. */
export type OpeningState = {
  is: 'open' | 'closed' | 'holiday';
  title: string;
  detail: string;
};

/** How far to look ahead: further than any run of bank holidays and weekends. */
const daysAhead = 14;

/** Undefined when the bank holidays of the year are not known. */
export function openingState(opening: Opening, now: LondonTime): OpeningState | undefined {
  if (isUnknown(now.day, opening)) return undefined;
  const today = opening.week[now.weekday];
  const holiday = opening.closed[now.day];
  if (today && holiday === undefined && now.minutes >= today[0] && now.minutes < today[1])
    return { is: 'open', title: 'Open now', detail: untilInWords(today[1]) };
  const detail = nextOpening(opening, now);
  // On a day of the week without hours the line is closed anyway.
  if (!today || holiday === undefined) return { is: 'closed', title: 'Closed now', detail };
  return { is: 'holiday', title: `Closed for ${holiday || 'the bank holiday'}`, detail };
}

function untilInWords(closes: number): string {
  return closes === 1440 ? 'until midnight' : `until ${timeInWords(closes)} today`;
}

/** Whether the bank holidays of a day's year are not known. */
function isUnknown(day: string, { until }: Opening): boolean {
  return Number(day.slice(0, 4)) > until;
}

/** '' when it can't be said, or is too far away. */
function nextOpening(opening: Opening, now: LondonTime): string {
  const { week, closed } = opening;
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = daysLater(now.day, ahead);
    if (isUnknown(day, opening)) break;
    const span = week[weekdayOf(day)];
    const isStillToCome = ahead > 0 || (span && now.minutes < span[0]);
    if (span && isStillToCome && closed[day] === undefined)
      return `Opens ${dayInWords(day, ahead)} at ${timeInWords(span[0])}`;
  }
  return '';
}

function dayInWords(day: string, ahead: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const weekday = `on ${weekdays[weekdayOf(day)]}`;
  if (ahead < 7) return weekday;
  // The formatter is created only in this rare case: the first one blocks a slow phone.
  return `${weekday} ${new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}`;
}
