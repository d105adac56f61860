import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from './validate.fixture.ts';
import { anyAnswer } from './text.fixture.ts';
import { textphoneLimit, textphoneNumber } from './textphone-number.ts';

const numbersOnly = 'Textphone or international number must only include numbers. Enter 00 in place of +';

// SPEC §5: "Textphone/international number: digits only, optional."
test.each([
  ['', ''],
  [undefined, ''],
  ['   ', ''],
  ['18001 07700 900 982', '1800107700900982'],
  ['001-212-555-0123', '0012125550123'],
  ['7', '7'],
  ['18001\u200d 07700\u200c900982', '1800107700900982'],
  ['1'.repeat(textphoneLimit), '1'.repeat(textphoneLimit)],
  ['1'.repeat(textphoneLimit + 1), 'Textphone or international number must be 100 digits or fewer'],
  ['+1 212 555 0123', numbersOnly],
  ['(0)12', numbersOnly],
  ['none', numbersOnly],
  ['٠٧٧', '077'],
])('the textphone number %j gives %j', (typed, expected) => {
  expect(verdict(textphoneNumber, typed)).toBe(expected);
});

test('no input makes a textphone number throw; it has at most one message, and is digits only', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const result = validate(textphoneNumber, answer);
      if ('messages' in result) {
        expect(result.messages).toHaveLength(1);
        return;
      }
      expect(result.value).toMatch(/^\d*$/);
      expect(verdict(textphoneNumber, result.value)).toBe(result.value);
    }),
  );
});
