import { isoDay } from './iso-day.ts';

/** Whether a text is a day in ISO 8601 format that exists: '2026-02-30' isn't one. */
export function isIsoDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isoDay(Number(year), Number(month), Number(day)) === text;
}
