import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from './validate.fixture.ts';
import { anyAnswer } from './text.fixture.ts';
import { postcode, ukPostcode } from './postcode.ts';

const none = 'Enter a full UK postcode, like SW1A 1AA';

test.each([
  ['SW1A 1AA', 'SW1A 1AA'],
  ['sw1a1aa', 'SW1A 1AA'],
  ['  s w1A-1 a\u00a0a ', 'SW1A 1AA'],
  ['m11ae', 'M1 1AE'],
  ['SW1\u200dA\u00ad \u200c1AA', 'SW1A 1AA'],
  ['B33 8TH', 'B33 8TH'],
  ['W1A 0AX', 'W1A 0AX'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['BT1 5GS', 'BT1 5GS'],
  ['', 'Enter your postcode'],
  [' ', 'Enter your postcode'],
  [undefined, 'Enter your postcode'],
  ['SW1A', none],
  ['1AA', none],
  ['SW1A 1A', none],
  ['SW1A 1AAA', none],
  ['SW1A 1CA', none],
  ['QA1 1AA', none],
  ['ZZ1 1AA', none],
  ['BFPO 1', none],
  ['GIR 0AA', none],
  ['90210', none],
  ['ſW1A 1AA', none],
  ['S' + ' '.repeat(50) + 'W1A 1AA', 'SW1A 1AA'],
  ['-'.repeat(50) + 'SW1A 1AA', none],
])('the postcode %j gives %j', (typed, expected) => {
  expect(verdict(ukPostcode, typed)).toBe(expected);
});

test('the address look-up shows its message at the postcode', () => {
  expect(validate(postcode, { postcode: 'SW1' })).toEqual({ messages: [['postcode', none]] });
  expect(validate(postcode, { postcode: 'sw1a 1aa' })).toEqual({ value: { postcode: 'SW1A 1AA' } });
});

test('no input makes a postcode throw; it has at most one message, and its tidied form is accepted again', () => {
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const result = validate(ukPostcode, answer);
      if ('value' in result) expect(verdict(ukPostcode, result.value)).toBe(result.value);
      else expect(result.messages).toHaveLength(1);
    }),
  );
});
