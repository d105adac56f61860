import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from './text.fixture.ts';
import { plainDigits, plainNumber } from './plain-digits.ts';

test.each([
  ['0123456789', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['੦੧੨੩੪੫੬੭੮੯', '0123456789'],
  ['૦૧૨૩૪૫૬૭૮૯', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['A ٤٧, ½ ② x²', 'A 47, ½ ② x²'],
])('%s is read as %s', (typed, read) => {
  expect(plainDigits(typed)).toBe(read);
});

test('other characters are unchanged, and converting twice changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = plainDigits(text);
      expect(plainDigits(read)).toBe(read);
      expect(Array.from(read)).toHaveLength(Array.from(text).length);
    }),
  );
});

test('a number has no joiners', () => {
  expect(plainNumber('٠٧\u200d٧٠٠\u200c 900')).toBe('07700 900');
});
