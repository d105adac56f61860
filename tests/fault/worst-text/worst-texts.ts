import { longestLine } from '#contracts/forms/longest-line.ts';
import { connectionLimits } from '#server/connection-limits.ts';

const KiB = 1024;
/** The largest is close to the limit for the body of a form: 256 KiB. */
export const sizes = { small: KiB, middle: 16 * KiB, large: 195 * KiB, largest: 250 * KiB };

/** The bytes of a request's other headers, beside its worst text. */
const otherHeaders = 2 * KiB;
/** The longest address, cookie or other header that the site accepts, in bytes. */
export const longestHead = connectionLimits.maxHeaderSize - otherHeaders;

/** The repeated parts: those that cost most to normalise, match, escape or count. */
export const units = {
  'combining marks': '\u0301',
  'marks out of order': '\u0315\u0300\u05ae',
  'letters with marks out of order': 'a\u0315\u0300\u05ae',
  'signs that unfold into many': '\ufdfa\u{1d160}',
  'parts of syllables': '\u1100\u1161\u11a8',
  'halves of pairs': '\ud83d',
  emoji: '👩\u200d👧',
  'writing directions': '\u202e\u2066',
  'joiners of no width': '\u200d\u200b',
  'signs of HTML': '<',
  'quotes and ampersands': '&"\'',
  'null characters': '\0',
  digits: '9',
  'digits of another script': '\u0669',
  spaces: ' ',
  'wide spaces': '\u3000\t',
  dashes: '-\u2013',
  'line ends': '\r\n',
  'line ends of Unicode': '\u2028\u0085',
  'full stops': 'a.',
  'signs of an e-mail address': 'a@a.',
  'parts of a phone number': 'x1+353(0)',
  'parts of a postcode': 'SW1A 1A',
  'parts of a date': '1/1-',
  'parts of a decimal': '1,1.',
  'percent signs': '%25%',
} as const;
export type UnitName = keyof typeof units;
export const unitNames = Object.keys(units) as UnitName[];

/** Some of the texts, different ones for each of many places: every text is used, and every place gets a few. */
export function someUnits(place: number, oneIn: number): UnitName[] {
  return unitNames.filter((_, nth) => nth % oneIn === place % oneIn);
}

const encoder = new TextEncoder();

export function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/**
 * A text of at most so many bytes once encoded. Its last character matches nothing, so that a regular expression that
 * nearly matches backtracks through every alternative.
 */
export function textOf(unit: UnitName, bytes: number, written = (text: string) => text): string {
  const length = bytesOf(written(units[unit]));
  return `${units[unit].repeat(Math.max(1, Math.floor((bytes - 1) / length)))}!`;
}

/** A text as addresses and cookies encode it. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A text as a form post encodes it when only what must be is escaped: unescaped marks take a third of the bytes. */
export function formEscaped(text: string): string {
  return text.toWellFormed().replace(/[%&=+\0\s]/g, encodeURIComponent);
}

/** A text as JSON encodes it, without its quotes. */
export function jsonEscaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The longest text that the rule for one-line fields checks in full. */
export function lineOf(unit: UnitName): string {
  return units[unit].repeat(longestLine).slice(0, longestLine - 1) + '!';
}
