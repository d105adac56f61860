import * as z from 'zod/mini';
import { boundedText, useFewer } from './bounded-text.ts';
import { plainNumber } from './plain-digits.ts';
import { atMost, orElse } from './required-line.ts';
import { normaliseLine } from './normalise-line.ts';

/** SPEC has no limit. Relay UK's 18001, 00 and the longest international number, of 15 digits, come to 22. */
export const textphoneLimit = 100;

const name = 'Textphone or international number';
/** Spaces and dashes are harmless. */
const partings = /[\s\p{Pd}\u2212]/gu;

/** SPEC §5 "Textphone/international number": digits only, optional; '' if empty. */
export const textphoneNumber = z._default(
  boundedText(`${name} must only include numbers`, {
    tooLong: useFewer(name, textphoneLimit, 'digits'),
  }).check(
    z.overwrite((typed) => plainNumber(normaliseLine(typed)).replace(partings, '')),
    z.regex(/^\d*$/, orElse(`${name} must only include numbers. Enter 00 in place of +`)),
    atMost(textphoneLimit, name, 'digits'),
  ),
  '',
);
