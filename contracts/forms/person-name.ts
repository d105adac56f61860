import * as z from 'zod/mini';
import { orElse, requiredLineOf } from './required-line.ts';

/** SPEC §5, §9: names in meter readings. */
export const readingNameLimit = 100;
/** SPEC has no limit for other names. Longer than anybody's, and two of them fit in the cookie between the steps. */
export const nameLimit = 300;

/**
 * Letters and digits of any script with their marks and joiners, spaces, apostrophes, hyphens and full stops; and the
 * marks within Hebrew, Catalan and Japanese names.
 */
const nameFormat = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{Join_Control} '‘’`´′＇׳״·・.‐‑-]+$/u;
/** What phones write for a hyphen. */
const dashes = /[‒–—―−]/g;

/** SPEC §5 "First name", "Surname": required, in the format of a name. `name` is the label. */
export function personName(name: 'First name' | 'Surname') {
  return requiredName(name, nameLimit).check(
    z.overwrite((typed) => typed.replace(dashes, '-')),
    z.regex(
      nameFormat,
      orElse(`${name} can only include letters, numbers, spaces, apostrophes, hyphens and full stops`),
    ),
  );
}

/** SPEC §5 "Meter read": "First and last names: required, at most 100 characters", in any format. */
export function readingName(name: 'First name' | 'Last name') {
  return requiredName(name, readingNameLimit);
}

function requiredName(name: string, limit: number) {
  return requiredLineOf(limit, name, `Enter your ${name.toLowerCase()}`);
}
