import { isoDay } from './iso-day.ts';
import { londonTime } from './london-time.ts';

const written = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const hourMs = 60 * 60 * 1_000;

/**
 * The moment, in milliseconds since 1970, when clocks in Great Britain show a time such as 2026-12-01T18:00; undefined
 * for an invalid time. An hour that occurs twice in autumn means the first; an hour skipped in spring, the next one.
 */
export function londonMoment(text: string): number | undefined {
  const [, year, month, day, hours, minutes] = written.exec(text) ?? [];
  if (isoDay(Number(year), Number(month), Number(day)) === undefined) return undefined;
  const ofWinter = Date.parse(`${text}:00Z`);
  const ofSummer = ofWinter - hourMs;
  const isSummer = londonTime(ofSummer).minutes === Number(hours) * 60 + Number(minutes);
  return isSummer ? ofSummer : ofWinter;
}
