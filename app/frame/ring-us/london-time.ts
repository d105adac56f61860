/** A moment as clocks in Great Britain show it. */
export type LondonTime = {
  /** ISO 8601. */
  day: string;
  /** Monday is 0. */
  weekday: number;
  /** After midnight, by the clock: an hour that daylight saving skips or repeats makes no difference. */
  minutes: number;
};

const hourMs = 60 * 60 * 1_000;
const march = 2;
const october = 9;

/** 1am UTC on the last Sunday of a month of 31 days, when clocks in Great Britain change. January is 0. */
function clocksChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.setUTCDate(31 - last.getUTCDay());
}

/**
 * `milliseconds` since 1970. The hour of summer is computed: a format with a time zone blocked a slow phone for a fifth of
 * a second. The test compares it with the time zones of Node, which follow the law.
 */
export function londonTime(milliseconds: number): LondonTime {
  const year = new Date(milliseconds).getUTCFullYear();
  const isSummer = milliseconds >= clocksChange(year, march) && milliseconds < clocksChange(year, october);
  const shown = new Date(milliseconds + (isSummer ? hourMs : 0));
  const day = shown.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { day, weekday: weekdayOf(day), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/** The date `days` days after `isoDay`. */
export function daysLater(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(isoDay: string): number {
  return (new Date(isoDay).getUTCDay() + 6) % 7;
}
