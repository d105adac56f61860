import * as z from 'zod/mini';
import { plainNumber } from './plain-digits.ts';
import { orElse, requiredLine } from './required-line.ts';

/** SPEC §5, §9: minimum length of a mobile telephone number, counted as in CONTRACTS reading 10. */
export const mobileMinimumDigits = 11;

/** Spaces, brackets, dots, slashes and hyphens of every kind are ignored. */
const partings = /[\s()./\p{Pd}\u2212]/gu;

/**
 * The form in which a phone number is counted, validated and sent (CONTRACTS reading 10): no spaces, brackets, dots,
 * hyphens; +44 and 0044 read as 0; +353 and 00353 unchanged. Slashes and a (0) after the country code are removed,
 * and digits of other scripts are read as 0 to 9.
 */
export function normalisePhoneNumber(typed: string): string {
  return plainNumber(typed)
    .replace(partings, '')
    .replace(/^(?:\+|00)440*/, '0')
    .replace(/^(\+|00)3530+/, '$1353');
}

/** National numbers of the UK (10 or 11 digits) and of Ireland (9 or 10), or an Irish one with its country code. */
const phoneFormat = /^(?:0[1-9]\d{7,9}|(?:\+|00)353[1-9]\d{6,9})$/;
/** A formatted number from Ofcom's range for drama: an example must not ring a real phone. */
export const examplePhoneNumber = '07700 900 982';
const formatMessage = `Enter a UK or Irish phone number, like ${examplePhoneNumber}`;

const tooLong = `Telephone number is too long: enter one like ${examplePhoneNumber}`;

function phoneNumber(ask: string) {
  return requiredLine(ask, tooLong).check(
    z.overwrite(normalisePhoneNumber),
    z.regex(/^\+?\d+$/, orElse(formatMessage)),
  );
}

/** SPEC §5 "Mobile telephone": required, phone-number format including Irish numbers, minimum length 11. */
export const mobileTelephone = phoneNumber('Enter your mobile telephone number').check(
  z.refine(
    (number) => number.replace('+', '').length >= mobileMinimumDigits,
    orElse(`Enter a phone number with at least ${mobileMinimumDigits} digits, like ${examplePhoneNumber}`),
  ),
  z.regex(phoneFormat, orElse(formatMessage)),
);

/** SPEC §5 "Feedback telephone": required, phone-number format including Irish numbers, no minimum length. */
export const feedbackTelephone = phoneNumber('Enter your telephone number').check(
  z.regex(phoneFormat, orElse(formatMessage)),
);

/** A number of any country (15 digits at most, after + or 00), a local one, and an extension, as x12. */
const anyPhoneFormat = /^(?:\+[1-9]|\d)\d{5,16}(?:x\d{1,6})?$/;

/**
 * SPEC §5 "Meter read": "Telephone: required." and no more, so any text is valid. A phone number is normalised so a
 * machine can call it; everything else is sent as typed.
 */
export const anyTelephone = requiredLine('Enter your telephone number', tooLong).check(
  z.overwrite((typed) => asCalled(typed) ?? typed),
);

function asCalled(typed: string): string | undefined {
  const number = normalisePhoneNumber(typed).replace(/(?:extension|extn|ext|x)(\d+)$/i, 'x$1');
  return anyPhoneFormat.test(number) ? number : undefined;
}
