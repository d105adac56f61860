/** A moment as clocks in Great Britain show it. */
export type LondonTime = {
  /** ISO 8601. */
  day: string;
  /** Monday is 0. */
  weekday: number;
  /** After midnight, by the clock: an hour that daylight saving skips or repeats makes no difference. */
  minutes: number;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * `milliseconds` since 1970. The hour of summer is computed: a format with a time zone blocked a slow phone for a fifth of
 * a second. The test compares it with the time zones of Node, which follow the law.
 */
export function londonTime(milliseconds: number): LondonTime {
  const year = new Date(milliseconds).getUTCFullYear();
  // Clocks change at 1am UTC on the last Sunday of March and of October, which both have 31 days.
  const [spring = 0, autumn = 0] = [2, 9].map((month) => {
    const last = Date.UTC(year, month, 31, 1);
    return last - new Date(last).getUTCDay() * dayMs;
  });
  const shown = milliseconds < spring || milliseconds >= autumn ? milliseconds : milliseconds + hourMs;
  const day = isoDayOf(shown);
  return { day, weekday: weekdayOf(day), minutes: Math.floor((shown % dayMs) / minuteMs) };
}

/** The date `days` days after `isoDay`. */
export function daysLater(isoDay: string, days: number): string {
  return isoDayOf(Date.parse(isoDay) + days * dayMs);
}

function isoDayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(isoDay: string): number {
  return (new Date(isoDay).getUTCDay() + 6) % 7;
}
