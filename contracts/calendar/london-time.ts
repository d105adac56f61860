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
/** As JavaScript counts months. */
const march = 2;
const october = 9;

/**
 * `milliseconds` since 1970, for a moment since 1996. British Summer Time is computed, because `Intl.DateTimeFormat` blocks a
 * slow phone for up to a fifth of a second. The test compares both, so a change of the law is noticed with an update of Node.js.
 */
export function londonTime(milliseconds: number): LondonTime {
  const year = new Date(milliseconds).getUTCFullYear();
  /** 1am UTC on the last Sunday of a month with 31 days. */
  const lastSunday = (month: number) => {
    const last = Date.UTC(year, month, 31, 1);
    return last - new Date(last).getUTCDay() * dayMs;
  };
  const isSummer = milliseconds >= lastSunday(march) && milliseconds < lastSunday(october);
  const shown = isSummer ? milliseconds + hourMs : milliseconds;
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
