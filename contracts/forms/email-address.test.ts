import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailAddress, emailLimit, optionalEmailAddress } from './email-address.ts';
import { validate, verdict } from './validate.fixture.ts';
import { anyAnswer } from './text.fixture.ts';

const format = 'Enter an email address in the correct format, like name@example.com';
const longest = `${'a'.repeat(emailLimit - '@example.com'.length)}@example.com`;

// SPEC §5: "Email: required, valid email (complaint and feedback details forms)."
test.each([
  ['name@example.com', 'name@example.com'],
  ['  Amara.Okafor+gas@mail.example.co.uk\u200b', 'Amara.Okafor+gas@mail.example.co.uk'],
  ["o'brien_1@example.ie", "o'brien_1@example.ie"],
  // As the HTML standard has it: any of these marks before the @, and a domain of one label.
  ["a!#$%&'*+/=?^_`{|}~-z@example.com", "a!#$%&'*+/=?^_`{|}~-z@example.com"],
  ['name@example', 'name@example'],
  ['name@example.c', 'name@example.c'],
  ['name@a-b.example', 'name@a-b.example'],
  [`name@${'a'.repeat(63)}.example`, `name@${'a'.repeat(63)}.example`],
  ['nina@почта.пример.рф', 'nina@почта.пример.рф'],
  ['nina@пример.рф', 'nina@пример.рф'],
  ['na\u200dme@exam\u200cple.com', 'name@example.com'],
  ['name\u00ad@example.com', 'name@example.com'],
  // A joiner can make an international domain a different one, so it is not taken out.
  ['mitra@نامه\u200cای.example', format],
  [longest, longest],
  ['', 'Enter your email address'],
  [' ', 'Enter your email address'],
  [undefined, 'Enter your email address'],
  [['a@example.com'], 'Enter your email address'],
  ['name', format],
  ['@example.com', format],
  ['name@', format],
  ['name@@example.com', format],
  ['one@example.com,two@example.com', format],
  ['na,me@example.com', format],
  ['na me@example.com', format],
  ['name@exam ple.com', format],
  ['name@example..com', format],
  ['na..me@example.com', format],
  ['.name@example.com', format],
  ['name.@example.com', format],
  ['name@-example.com', format],
  ['name@example-.com', format],
  ['name@exa_mple.com', format],
  [`name@${'a'.repeat(64)}.example`, format],
  [`name@${'ф'.repeat(64)}.рф`, format],
  ['name@пример..рф', format],
  ['name@пример.рф.', format],
  ['name@пример.рф:80', format],
  ['nïna@example.com', format],
  ['"na me"@example.com', format],
  ['name@.example.com', format],
  ['name@example.com.', format],
  ['Name <name@example.com>', format],
  ['name@example.com\r\nBcc: x@example.com', format],
  [`a${longest}`, 'Email address must be 254 characters or fewer'],
])('the e-mail address %j gives %j', (typed, expected) => {
  expect(verdict(emailAddress, typed)).toBe(expected);
});

// SPEC §5 "Meter read": "Email: format-checked, optional."
test.each([
  ['name@example.com', 'name@example.com'],
  ['  name@example.com ', 'name@example.com'],
  ['na\u200dme@example.com', 'name@example.com'],
  ['', null],
  [' \u200b', null],
  [undefined, null],
  ['name', format],
  ['one@example.com,two@example.com', format],
  [`a${longest}`, 'Email address must be 254 characters or fewer'],
  [7, 'Email address must be text'],
])('the optional e-mail address %j gives %j', (typed, expected) => {
  expect(verdict(optionalEmailAddress, typed)).toBe(expected);
});

test('no input makes an e-mail address throw; it has at most one message, and is one address on one line', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), anyAnswer), (answer) => {
      const result = validate(emailAddress, answer);
      if ('messages' in result) {
        expect(result.messages).toHaveLength(1);
        return;
      }
      expect(verdict(emailAddress, result.value)).toBe(result.value);
      expect(result.value).toMatch(/^[^@\s,;<>]+@[^@\s,;<>]+$/);
    }),
  );
});
