import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from '../validate.fixture.ts';
import { anyAnswer, textOf } from '../text.fixture.ts';
import { customerNumber } from './customer-number.ts';

const gas = customerNumber('gas');
const format = 'Enter a gas customer number in the correct format, like 850012345678, BGX40217 or A12345';

// SPEC §5: "Customer numbers: required; one of: starts with 85 then ten digits; starts with BGX (any case) then four or
// five digits; starts with A (any case) then four to eight digits."
test.each([
  ['850012345678', '850012345678'],
  ['85 0012 345 678', '850012345678'],
  ['85-0012–345‑678', '850012345678'],
  ['  850012345678\u200b', '850012345678'],
  ['8500\u200d1234\u200c5678', '850012345678'],
  ['٨٥٠٠١٢٣٤٥٦٧٨', '850012345678'],
  ['８５００１２３４５６７８', '850012345678'],
  ['85001234567', format],
  ['8500123456789', format],
  ['840012345678', format],
  ['085001234567', format],
  ['BGX4021', 'BGX4021'],
  ['BGX40217', 'BGX40217'],
  ['bgx40217', 'BGX40217'],
  ['bGx 40217', 'BGX40217'],
  ['BGX402', format],
  ['BGX402178', format],
  ['BG40217', format],
  ['A1234', 'A1234'],
  ['a-1234 5678', 'A12345678'],
  ['A12345678', 'A12345678'],
  ['A00000', 'A00000'],
  ['A123', format],
  ['A123456789', format],
  ['B12345', format],
  ['А12345', format],
  ['AA12345', format],
  ['A1234B', format],
  ['A12345\nA12345', format],
  ['A12345<b>', format],
  ['', 'Enter your gas customer number'],
  [' - ', format],
  ['  ', 'Enter your gas customer number'],
  [undefined, 'Enter your gas customer number'],
  [850012345678, 'Enter your gas customer number'],
])('the customer number %j gives %j', (typed, expected) => {
  expect(verdict(gas, typed)).toBe(expected);
});

test('the message for an electricity customer number says electricity', () => {
  expect(verdict(customerNumber('electricity'), '')).toBe('Enter your electricity customer number');
  expect(verdict(customerNumber('electricity'), '1')).toMatch(/^Enter an electricity customer number in/);
});

test('every number of the three kinds is accepted, in any case and spacing', () => {
  const digits = (minLength: number, maxLength: number) => textOf('0123456789', { minLength, maxLength });
  const kinds = fc.oneof(
    digits(10, 10).map((rest) => `85${rest}`),
    digits(4, 5).map((rest) => `BGX${rest}`),
    digits(4, 8).map((rest) => `A${rest}`),
  );
  fc.assert(
    fc.property(kinds, fc.constantFrom('', ' ', '-', ' – '), fc.boolean(), (number, gap, isLower) => {
      const typed = Array.from(isLower ? number.toLowerCase() : number).join(gap);
      expect(verdict(gas, typed)).toBe(number);
    }),
  );
});

test('no input makes a number throw; it has at most one message, and its tidied form is accepted again', () => {
  fc.assert(
    fc.property(fc.oneof(textOf('85aABGX01- '), anyAnswer), (answer) => {
      const result = validate(gas, answer);
      if ('messages' in result) {
        expect(result.messages).toHaveLength(1);
        return;
      }
      expect(result.value).toMatch(/^[A-Z0-9]{5,12}$/);
      expect(verdict(gas, result.value)).toBe(result.value);
    }),
  );
});
