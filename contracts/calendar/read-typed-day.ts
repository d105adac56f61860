import { isoDay } from './iso-day.ts';
import { months } from './readable-day.ts';

/**
 * Accepted forms: 2026-11-21, as a date input posts it; 21/11/2026, 21 11 26, 21st November 2026 or November 21, 2026;
 * and 21112026, from a keypad with digits only. Spaces, slashes, full stops, commas and dashes separate day, month and year.
 */
const shapes = [
  /^(?<year>\d{4})[\s/.\p{Pd}]+(?<month>\d{1,2})[\s/.\p{Pd}]+(?<day>\d{1,2})$/u,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s/.,\p{Pd}]*(?<month>[a-z]{3,9})[\s/.,\p{Pd}]*(?<year>\d{4}|\d{2})$/u,
  /^(?<month>[a-z]{3,9})[\s.,]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.,]+(?<year>\d{4})$/u,
  /^(?<day>\d{1,2})[\s/.\p{Pd}]+(?<month>\d{1,2})[\s/.\p{Pd}]+(?<year>\d{4}|\d{2})$/u,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

/** What people say with a date: 'Saturday the 21st of November 2026.' Only the date counts, whatever its weekday. */
const spoken = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.]+)?(?:the\s+)?|\s+of(?=\s)|\.$/g;
/** Longer than any date as people write it. */
const longest = 40;
/** 26 is 2026. */
const century = 2000;

/**
 * Reads a day as a date input posts it or as people in Great Britain write it, the day before the month. Returns its
 * ISO day; undefined if there is no such day.
 */
export function readTypedDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text.length > longest) return undefined;
  const date = text.replace(spoken, '');
  const parts = shapes.map((shape) => shape.exec(date)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const { year = '', month = '', day = '' } = parts;
  return isoDay(Number(year) + (year.length === 2 ? century : 0), monthNumber(month), Number(day));
}

/** 11 for 11, nov or november; 0 for anything that is not a month. */
function monthNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const start = text === 'sept' ? 'sep' : text;
  return months.findIndex((name) => [name, name.slice(0, 3)].map(lower).includes(start)) + 1;
}

function lower(name: string): string {
  return name.toLowerCase();
}
