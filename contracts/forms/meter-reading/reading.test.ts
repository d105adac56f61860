import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from '../validate.fixture.ts';
import { anyAnswer, textOf } from '../text.fixture.ts';
import { offeredReading, reading } from './reading.ts';

const gas = reading('gas_reading');
const numbers = 'Enter the gas reading using only the numbers 0 to 9';
const commas = 'Enter the gas reading without commas, and leave out any numbers in red';
const points = 'Enter the gas reading without points, and leave out any numbers in red';
const tooLong = 'Reading must be 6 numbers or fewer';
const decimal = (whole: string) =>
  `Enter the gas reading without the point and the numbers after it: ${whole}`;

// SPEC §5: "Gas, electricity, normal and low readings: required, numeric, at most 6 characters."
test.each([
  ['', 'Enter your gas reading'],
  ['  ', 'Enter your gas reading'],
  [undefined, 'Enter your gas reading'],
  [12_345, 'Enter your gas reading'],
  ['1', '1'],
  ['12', '12'],
  ['123', '123'],
  ['1\u200d23\u200c4', '1234'],
  ['1234', '1234'],
  ['12345', '12345'],
  ['123456', '123456'],
  ['1234567', tooLong],
  ['0', '0'],
  ['000000', '000000'],
  ['004728', '004728'],
  ['0000000', tooLong],
  [' 0 4 7 2 8 ', '04728'],
  ['047-28', '04728'],
  ['123 456\u00a0', '123456'],
  ['123 4567', tooLong],
  ['-4728', numbers],
  ['−4728', numbers],
  ['+4728', numbers],
  ['4728 kWh', numbers],
  ['4728m3', numbers],
  ['1e5', numbers],
  ['0x1f', numbers],
  ['½', numbers],
  ['-', numbers],
  ['.5', numbers],
  ['4728.1.2', numbers],
  ['4728.6', decimal('4728')],
  ['04728.126', decimal('04728')],
  ['04728 . 6', decimal('04728')],
  ['04728.', decimal('04728')],
  ['04728,126', decimal('04728')],
  ['1234567.8', tooLong],
  ['12,345', commas],
  ['1,234,567', commas],
  ['12.345', points],
  ['٠٤٧٢٨', '04728'],
  ['۰۴۷۲۸', '04728'],
  ['０４７２８', '04728'],
  ['০৪৭২৮', '04728'],
  ['٠٤٧٢٨.٦', decimal('04728')],
  ['᠐᠔', numbers],
])('the reading %j gives %j', (typed, expected) => {
  expect(verdict(gas, typed)).toBe(expected);
});

test.each([
  ['elec_reading', 'Enter your electricity reading'],
  ['elec7_reading_normal', 'Enter your normal (day) reading'],
  ['elec7_reading_low', 'Enter your low (night) reading'],
] as const)('the message for %s names its register', (field, message) => {
  expect(verdict(reading(field), '')).toBe(message);
});

test.each([
  ['04728.6', '04728'],
  [' 4 728.6 ', '4728'],
  ['12345,6', '12345'],
  ['04728', undefined],
  ['12,345', undefined],
  ['12.345', undefined],
  ['12345.678', '12345'],
  ['123.4567', '123'],
  ['1234567.8', undefined],
  ['.6', undefined],
  ['kWh', undefined],
])('for %j the suggested reading is %j', (typed, offered) => {
  expect(offeredReading(typed)).toBe(offered);
});

test('every reading of up to six digits is accepted, and a decimal suggests its whole part', () => {
  const digits = textOf('0123456789', { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-'), textOf('0123456789'), (whole, gap, after) => {
      expect(verdict(gas, Array.from(whole).join(gap))).toBe(whole);
      // 12.345 may be twelve thousand.
      fc.pre(whole.length > 3 || after.length !== 3);
      expect(offeredReading(`${whole}.${after}`)).toBe(whole);
      expect(verdict(gas, `${whole}.${after}`)).toBe(decimal(whole));
    }),
  );
});

test('no input makes a reading throw; it has at most one message, and is one to six digits', () => {
  fc.assert(
    fc.property(fc.oneof(textOf('0123456789., -'), anyAnswer), (answer) => {
      const result = validate(gas, answer);
      if ('messages' in result) {
        expect(result.messages).toHaveLength(1);
        return;
      }
      expect(result.value).toMatch(/^[0-9]{1,6}$/);
      expect(verdict(gas, result.value)).toBe(result.value);
    }),
  );
});
