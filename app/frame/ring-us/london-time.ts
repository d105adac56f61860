/** A moment as clocks in Great Britain show it. */
export type LondonTime = {
  /** ISO 8601. */
  day: string;
  /** Monday is 0. */
  weekday: number;
  /** After midnight, by the clock: an hour that daylight saving skips or repeats makes no difference. */
  minutes: number;
};

/** Sweden writes days and times as ISO 8601 does. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `milliseconds` since 1970. */
export function londonTime(milliseconds: number): LondonTime {
  const [day = '', time = ''] = clock.format(milliseconds).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, weekday: weekdayOf(day), minutes: hours * 60 + minutes };
}

/** The date `days` days after `isoDay`. */
export function daysLater(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Monday is 0. */
export function weekdayOf(isoDay: string): number {
  return (new Date(isoDay).getUTCDay() + 6) % 7;
}
