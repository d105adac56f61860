import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../forms/text.fixture.ts';
import { normalisePostcode } from './normalise-postcode.ts';
import { postcodeAreas } from './postcode-areas.ts';

test.each([
  ['M1 1AA', 'M1 1AA'],
  ['m11aa', 'M1 1AA'],
  ['M60 1NW', 'M60 1NW'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['W1A 1HQ', 'W1A 1HQ'],
  ['ec1a1bb', 'EC1A 1BB'],
  ['  sw1a   1aa ', 'SW1A 1AA'],
  ['S W 1 A 1 A A', 'SW1A 1AA'],
  ['SW1A-1AA', 'SW1A 1AA'],
  ['SW1A\u00A01AA', 'SW1A 1AA'],
  ['sw1a\t1aa\n', 'SW1A 1AA'],
  ['SW1A\u200B1AA', 'SW1A 1AA'],
  ['S.W.1.A. 1AA', 'SW1A 1AA'],
  ['SW1A\u20111AA', 'SW1A 1AA'],
  [`S${'-'.repeat(30)}W1A 1AA`, 'SW1A 1AA'],
  ['E1W 1AA', 'E1W 1AA'],
  ['N1C 4AA', 'N1C 4AA'],
])('%j is the postcode %s', (typed, postcode) => {
  expect(normalisePostcode(typed)).toBe(postcode);
});

test.each(['BT1 1AA', 'JE2 3AB', 'GY1 1AA', 'IM1 1AA'])(
  '%s, outside Great Britain, is a postcode',
  (postcode) => {
    expect(normalisePostcode(postcode)).toBe(postcode);
  },
);

test.each([
  ['nothing', ''],
  ['a place', 'Birmingham'],
  ['half a postcode', 'SW1A'],
  ['a postcode and more', 'SW1A 1AA London'],
  ['a letter O for a nought', 'M1 OAA'],
  ['an area that does not exist', 'ZZ1 1AA'],
  ['a first letter never used', 'QE1 1AA'],
  ['a last letter never used', 'M1 1AC'],
  ['a letter never used after a district', 'W1Z 1AA'],
  ['three digits of a district', 'M123 1AA'],
  ['mail for a bank', 'GIR 0AA'],
  ['mail for banks', 'BX1 1LT'],
  ['a forces address', 'BF1 1AA'],
  ['a forces number', 'BFPO 12'],
  ['a territory overseas', 'FIQQ 1ZZ'],
  ['a letter of another alphabet', 'ſW1A 1AA'],
  ['wide letters', 'ＳＷ1A 1AA'],
  ['a formula', "SW1A 1AA' OR 1=1"],
  ['a postcode with thousands of spaces', `SW1A${' '.repeat(10_000)}1AA`],
])('%s is not a postcode', (_, typed) => {
  expect(normalisePostcode(typed)).toBeUndefined();
});

const unitLetters = 'ABDEFGHJLNPQRSTUWXYZ'.split('');
const postcodes = fc
  .tuple(
    fc.constantFrom(...postcodeAreas.keys()),
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom(...unitLetters),
    fc.constantFrom(...unitLetters),
  )
  .map(([area, district, sector, one, two]) => `${area}${district} ${sector}${one}${two}`);

test('any postcode is found again, however it is spaced and cased', () => {
  const spaces = fc.array(fc.constantFrom('', ' ', '  ', '\t', '\u00A0', '-', '.'), {
    minLength: 9,
    maxLength: 9,
  });
  const cases = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(postcodes, spaces, cases, (postcode, between, isLower) => {
      const typed = postcode
        .split('')
        .map((letter, nth) => `${between[nth]}${isLower[nth] ? letter.toLowerCase() : letter}`);
      expect(normalisePostcode(typed.join(''))).toBe(postcode);
    }),
  );
});

test('any input gives undefined, or a postcode that normalising again does not change', () => {
  const typed = fc.oneof(
    anyText,
    fc.string({ unit: fc.constantFrom(...'ABEMNOSWZ019 -'.split('')) }),
    postcodes,
  );
  fc.assert(
    fc.property(typed, (text) => {
      const postcode = normalisePostcode(text);
      if (postcode === undefined) return;
      expect(postcode).toMatch(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/);
      expect(normalisePostcode(postcode)).toBe(postcode);
    }),
  );
});
