import * as z from 'zod/mini';
import { useFewer } from '../bounded-text.ts';
import { plainNumber } from '../plain-digits.ts';
import { requiredLine } from '../required-line.ts';
import { normaliseLine } from '../normalise-line.ts';
import { readingNames, type ReadingField } from './fields.ts';
import { wholePart } from './whole-part.ts';

/** SPEC §5, §9: a reading has at most this many characters. */
export const readingLimit = 6;

/** Spaces anywhere, and dashes except a leading one, which would be a minus. */
const partings = /\s|(?!^)[\p{Pd}\u2212]/gu;

/**
 * SPEC §5 "Gas, electricity, normal and low readings: required, numeric, at most 6 characters". The value is its digits
 * as 0 to 9, leading zeros included.
 */
export function reading(field: ReadingField) {
  const name = readingNames[field];
  return readingCalled(name, `Enter your ${name}`);
}

/** The same for a reading that the messages call `name`; `ask` is the message if it is missing. */
export function readingCalled(name: string, ask: string) {
  return requiredLine(ask, useFewer('Reading', readingLimit, 'numbers')).check(
    z.overwrite(normaliseReading),
    z.refine((typed) => problemWith(typed, name) === undefined, {
      error: ({ input }) => problemWith(String(input), name),
      abort: true,
    }),
  );
}

/** The whole number to suggest for a typed decimal; undefined if none was typed or its whole part is too long. */
export function offeredReading(typed: string): string | undefined {
  const whole = wholePart(normaliseReading(typed));
  return whole !== undefined && whole.length <= readingLimit ? whole : undefined;
}

/** The form in which a reading is validated and sent: digits of any script as 0 to 9, without spaces and dashes. */
function normaliseReading(typed: string): string {
  return plainNumber(normaliseLine(typed)).replace(partings, '');
}

function problemWith(typed: string, name: string): string | undefined {
  const whole = wholePart(typed) ?? typed;
  if (/^\d+,/.test(whole)) return `Enter the ${name} without commas, and leave out any numbers in red`;
  if (/^\d+\.\d+$/.test(whole)) return `Enter the ${name} without points, and leave out any numbers in red`;
  if (!/^\d+$/.test(whole)) return `Enter the ${name} using only the numbers 0 to 9`;
  if (whole.length > readingLimit) return `Reading must be ${readingLimit} numbers or fewer`;
  if (whole !== typed) return `Enter the ${name} without the point and the numbers after it: ${whole}`;
  return undefined;
}
