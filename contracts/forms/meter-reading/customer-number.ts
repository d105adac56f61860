import * as z from 'zod/mini';
import { plainNumber } from '../plain-digits.ts';
import { orElse, requiredLine } from '../required-line.ts';

/** Spaces and dashes are harmless. */
const partings = /[\s\p{Pd}\u2212]/gu;

/** SPEC §5 "Customer numbers": 85 and ten digits; BGX and four or five; A and four to eight; in capitals. */
const format = /^(?:85\d{10}|BGX\d{4,5}|A\d{4,8})$/;

/**
 * A required customer number, with letters in any case. The value has no spaces or dashes, and its letters are
 * capitals, so that the supplier receives one spelling however the number was typed.
 */
export function customerNumber(fuel: 'gas' | 'electricity') {
  const name = fuel === 'gas' ? 'Gas customer number' : 'Electricity customer number';
  const tooLong = `${name} is too long: enter one like 850012345678`;
  return requiredLine(`Enter your ${fuel} customer number`, tooLong).check(
    z.overwrite((typed) =>
      plainNumber(typed)
        .replace(partings, '')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    ),
    z.regex(
      format,
      orElse(
        `Enter ${fuel === 'gas' ? 'a gas' : 'an electricity'} customer number in the correct format, like 850012345678, BGX40217 or A12345`,
      ),
    ),
  );
}
