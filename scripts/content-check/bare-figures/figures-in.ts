import { months } from '../../../contracts/calendar/readable-day.ts';

const month = `(?:${months.join('|')})`;
const shapes = [
  // A day with or without its year, and a month with its year.
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\s+${month}\\b(?:\\s+\\d{4}\\b)?`,
  `\\b${month}\\s+\\d{4}\\b`,
  '£\\s?\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?(?:\\s?(?:million|billion))?',
  '\\b\\d+(?:\\.\\d+)?p\\b',
  '\\b\\d+(?:\\.\\d+)?(?:\\s?%|\\s+per\\s?cent\\b)',
  // A year; not part of a phone number, a longer number or an ISO day, nor of the name of a law.
  '(?<!\\d[ ,.]?)(?<!\\b(?:Act|Order|Regulations)\\s)\\b(?:19|20)\\d{2}\\b(?![ ,.]?\\d)(?!-)',
];
const figure = new RegExp(shapes.join('|'), 'g');

/** The amounts of money, percentages and dates that are written out in a text, with their places. */
export function figuresIn(text: string): { figure: string; at: number }[] {
  return Array.from(text.matchAll(figure), ({ 0: found, index }) => ({ figure: found, at: index }));
}
