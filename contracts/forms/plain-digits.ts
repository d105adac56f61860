import { withoutJoiners } from './normalise-line.ts';

/** The zeros of other digits that keyboards in Great Britain type; in Unicode the other nine follow each. */
const zeros = [
  0x06_60, // Arabic
  0x06_f0, // Persian, Urdu
  0x09_66, // Hindi
  0x09_e6, // Bengali
  0x0a_66, // Punjabi
  0x0a_e6, // Gujarati
  0xff_10, // full width, from Chinese and Japanese keyboards
];
const others = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(zero + digit), String(digit)]),
  ) as [string, string][],
);

/** Text with digits of other scripts as 0 to 9: a number is the same number on any keyboard. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => others.get(digit) ?? digit);
}

/** The same without joiners, for a number, a code or a date: none needs them, and copied text may have some. */
export function plainNumber(text: string): string {
  return plainDigits(withoutJoiners(text));
}
