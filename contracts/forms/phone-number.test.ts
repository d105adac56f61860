import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate, verdict } from './validate.fixture.ts';
import { anyAnswer, anyText, textOf } from './text.fixture.ts';
import { anyTelephone, feedbackTelephone, mobileTelephone, normalisePhoneNumber } from './phone-number.ts';

const tooShort = 'Enter a phone number with at least 11 digits, like 07700 900 982';
const format = 'Enter a UK or Irish phone number, like 07700 900 982';

// CONTRACTS reading 10: "after removing spaces, brackets, dots and hyphens, +44/0044 read as 0 and +353/00353 kept".
test.each([
  ['07700 900 982', '07700900982'],
  ['(07700) 900-982', '07700900982'],
  ['07700.900.982', '07700900982'],
  ['07700–900‑982', '07700900982'],
  ['07700/900 982', '07700900982'],
  ['٠٧٧٠٠ ٩٠٠ ٩٨٢', '07700900982'],
  ['+44 7700 900982', '07700900982'],
  ['0044 7700 900982', '07700900982'],
  ['+44 (0)7700 900982', '07700900982'],
  ['+353 20 910 1234', '+353209101234'],
  ['00353 20 910 1234', '00353209101234'],
  ['+353 (0)20 910 1234', '+353209101234'],
  ['447700900982', '447700900982'],
  ['', ''],
])('the number %j is read as %j', (typed, read) => {
  expect(normalisePhoneNumber(typed)).toBe(read);
});

test('reading a number twice changes nothing', () => {
  const nearNumbers = textOf('0034+5 7()-.');
  fc.assert(
    fc.property(fc.oneof(nearNumbers, anyText), (typed) => {
      const read = normalisePhoneNumber(typed);
      expect(normalisePhoneNumber(read)).toBe(read);
    }),
  );
});

/** The typed number, and the results of a complaint's mobile field and of feedback's telephone field. */
// SPEC §5: "Mobile telephone (complaint details): required, phone-number format including Irish numbers, minimum length
// 11." "Feedback telephone: required, phone-number format including Irish numbers."
test.each([
  ['07700 900 982', '07700900982', '07700900982'],
  ['\u202a+44 7700 900982\u202c', '07700900982', '07700900982'],
  ['01632 960 001', '01632960001', '01632960001'],
  ['07700 900 98', tooShort, '0770090098'],
  ['020 910 1234', tooShort, '0209101234'],
  ['01 234 5678', tooShort, '012345678'],
  ['01 234 567', tooShort, format],
  ['+353 1 234 5678', '+35312345678', '+35312345678'],
  ['+353 1 234 567', tooShort, '+3531234567'],
  ['+353 1 234 56', tooShort, format],
  ['00353 20 910 1234', '00353209101234', '00353209101234'],
  ['+353 20 910 12345', '+3532091012345', '+3532091012345'],
  ['+353 20 910 123456', format, format],
  ['07700 900 9822', format, format],
  ['77009009822', format, format],
  ['00700900982', format, format],
  ['+1 212 555 0123 45', format, format],
  ['+447700', tooShort, format],
  ['07700 900 982 x12', format, format],
  ['+07700900982', format, format],
  ['٠٧٧٠٠٩٠٠٩٨٢', '07700900982', '07700900982'],
  ['07700\u200d 900\u200c982', '07700900982', '07700900982'],
  ['07700/900982', '07700900982', '07700900982'],
  ['-', format, format],
])('the telephone %j gives %j on a complaint and %j with feedback', (typed, mobile, feedback) => {
  expect(verdict(mobileTelephone, typed)).toBe(mobile);
  expect(verdict(feedbackTelephone, typed)).toBe(feedback);
});

test.each(['', '  ', undefined, null, 7700900982])(
  'without a number (%j) each field has its own message',
  (typed) => {
    expect(verdict(mobileTelephone, typed)).toBe('Enter your mobile telephone number');
    expect(verdict(feedbackTelephone, typed)).toBe('Enter your telephone number');
  },
);

// SPEC §5 "Meter read": "Telephone: required." A phone number is read as one, anything else stays as it is.
test.each([
  ['07700 900 982', '07700900982'],
  ['+44 (0)7700 900982', '07700900982'],
  ['020 910 1234', '0209101234'],
  ['960001', '960001'],
  ['+1 (212) 555-0123', '+12125550123'],
  ['0049 30/1234567', '0049301234567'],
  ['01632 960 001 ext. 12', '01632960001x12'],
  ['01632 960001 x 4', '01632960001x4'],
  ['٠٧٧٠٠ ٩٠٠٩٨٢', '07700900982'],
  ['', 'Enter your telephone number'],
  [undefined, 'Enter your telephone number'],
  ['  ', 'Enter your telephone number'],
  ['07700\u200d900\u200c982', '07700900982'],
  ['می\u200cترا 960001', 'می\u200cترا 960001'],
  ['12345', '12345'],
  ['+0 7700 900982', '+0 7700 900982'],
  ['1'.repeat(18), '1'.repeat(18)],
  ['07700 900982 or  07700 900983', '07700 900982 or 07700 900983'],
  ['07700 900982 (ask for Jo, after 6)', '07700 900982 (ask for Jo, after 6)'],
  ['none', 'none'],
  ['1'.repeat(1_000), '1'.repeat(1_000)],
  ['1'.repeat(1_001), 'Telephone number is too long: enter one like 07700 900 982'],
])('with a meter reading the telephone %j gives %j', (typed, expected) => {
  expect(verdict(anyTelephone, typed)).toBe(expected);
});

test('no input makes a number throw; it has at most one message, and its tidied form is accepted again', () => {
  const nearNumbers = textOf('00734+59 x', { minLength: 8, maxLength: 15 });
  fc.assert(
    fc.property(
      fc.oneof(nearNumbers, anyAnswer),
      fc.constantFrom(mobileTelephone, feedbackTelephone, anyTelephone),
      (answer, rule) => {
        const result = validate(rule, answer);
        if ('value' in result) expect(verdict(rule, result.value)).toBe(result.value);
        else expect(result.messages).toHaveLength(1);
      },
    ),
  );
});

test('every mobile number of the UK is accepted, with spaces, dashes or the country code', () => {
  const digits = textOf('0123456789', { minLength: 9, maxLength: 9 });
  const parting = fc.constantFrom('', ' ', '-', ' \u00a0');
  fc.assert(
    fc.property(digits, parting, fc.constantFrom('0', '+44', '0044', '+44(0)'), (number, gap, prefix) => {
      const typed = `${prefix}7${gap}${number.slice(0, 4)}${gap}${number.slice(4)}`;
      expect(verdict(mobileTelephone, typed)).toBe(`07${number}`);
    }),
  );
});
