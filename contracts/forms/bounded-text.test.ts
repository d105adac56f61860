import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { boundedText, lengthCheckedFirst, longestText } from './bounded-text.ts';
import { longestLine } from './longest-line.ts';
import { complaintQuery } from './complaint-query.ts';
import { emailAddress, optionalEmailAddress } from './email-address.ts';
import { feedbackDetails } from './feedback-details.ts';
import { fieldLengths, lengthsOf } from './field-lengths.ts';
import { validate, verdict } from './validate.fixture.ts';
import { manualAddress } from './manual-address.ts';
import { fieldRules } from './meter-reading/meter-reading.ts';
import { personalDetails } from './personal-details.ts';
import { postcode } from './postcode.ts';
import { refundCredit } from './refund-credit.ts';
import { signInForm } from './sign-in.ts';

/** The worst case for NFC: combining marks that are not in Unicode's order. */
const worst = '\u0315\u0300\u05ae'.repeat(110_000);

const forms = {
  personalDetails,
  feedbackDetails,
  manualAddress,
  postcode,
  'complaintQuery on energy forms': complaintQuery(true),
  'complaintQuery on others': complaintQuery(false),
  refundCredit,
  signInForm,
  'fieldRules of meter readings': z.object(fieldRules('2026-11-20')),
};

afterEach(() => vi.restoreAllMocks());

test('every rule of a form that accepts text uses boundedText', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const rules = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const withOwnText = rules.filter((file) =>
    /z\s*\.string\(/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  expect(withOwnText).toEqual(['bounded-text.ts']);
});

test.each(Object.entries(forms))('every field of %s has a maximum length', (_, form) => {
  const lengths = Object.entries(fieldLengths(form));
  expect(lengths.length).toBeGreaterThan(0);
  for (const [field, length] of lengths)
    expect(length, field).toBeLessThanOrEqual(field === 'query' ? longestText : longestLine);
});

test('a form with a field that accepts text of any length throws when it is defined', () => {
  const rule = boundedText('Enter it', { tooLong: 'Too long' });
  for (const bad of [
    z.string(),
    z.optional(z.string()),
    z.string().check(z.trim(), z.maxLength(9)),
    z.unknown(),
  ])
    expect(() => lengthsOf({ fine: rule, nickname: bad })).toThrow('‘nickname’ takes text of any length');
  expect(() => fieldLengths(z.string())).toThrow('no fields');
  expect(lengthCheckedFirst(z.string().check(z.trim()))).toBeUndefined();
});

test('whatever is posted, no text longer than a line is normalised', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  for (const form of Object.values(forms)) {
    for (const size of [1, 100, longestLine, longestLine + 1, longestText, longestText + 1]) {
      const answers = Object.keys(fieldLengths(form)).map((field) => [field, worst.slice(0, size)]);
      validate<unknown>(form, Object.fromEntries(answers));
    }
  }
  expect(normalise.mock.contexts.length).toBeGreaterThan(0);
  expect(Math.max(...normalise.mock.contexts.map((text) => String(text).length))).toBe(longestLine);
});

const rules = {
  ...fieldRules('2026-11-20'),
  ...personalDetails.def.in.def.shape,
  ...manualAddress.def.in.def.shape,
  ...signInForm.def.shape,
  optionalEmailAddress,
  emailAddress,
};
test.each<[keyof typeof rules, string]>([
  ['first-name', 'First name is too long: use 300 characters or fewer'],
  ['surname', 'Surname is too long: use 300 characters or fewer'],
  ['first_name', 'First name is too long: use 100 characters or fewer'],
  ['last_name', 'Last name is too long: use 100 characters or fewer'],
  ['emailAddress', 'Email address is too long: use 254 characters or fewer'],
  ['optionalEmailAddress', 'Email address is too long: use 254 characters or fewer'],
  ['telephone', 'Telephone number is too long: enter one like 07700 900 982'],
  ['textphone', 'Textphone or international number is too long: use 100 digits or fewer'],
  ['address-line1', 'House number or name, and street is too long: use 100 characters or fewer'],
  ['address-line2', 'Address line 2 is too long: use 100 characters or fewer'],
  ['postal-town', 'Town or city is too long: use 100 characters or fewer'],
  ['county', 'County is too long: use 100 characters or fewer'],
  ['manual-postcode', 'Postcode is too long: enter one like SW1A 1AA'],
  ['gas_account_number', 'Gas customer number is too long: enter one like 850012345678'],
  ['elec_account_number', 'Electricity customer number is too long: enter one like 850012345678'],
  ['gas_reading', 'Reading is too long: use 6 numbers or fewer'],
  ['elec_reading', 'Reading is too long: use 6 numbers or fewer'],
  ['elec7_reading_normal', 'Reading is too long: use 6 numbers or fewer'],
  ['elec7_reading_low', 'Reading is too long: use 6 numbers or fewer'],
  ['date', 'Date is too long: enter one like 20 11 2026'],
  ['title', 'Choose a title from the list, or leave it out'],
  ['password', 'Password is too long: use 200 characters or fewer'],
])('a text of %s that is longer than any answer is refused with its own message', (field, words) => {
  const rule = rules[field] as z.ZodMiniType;
  expect(verdict(rule, worst)).toBe(words);
  expect(verdict(rule, ' '.repeat(longestLine + 1))).toBe(words);
});

test('pasted spaces, invisible marks and decomposed accents do not make a name too long', () => {
  const name = 'Ộ'.repeat(100);
  expect(verdict(rules['first-name'], `  \u200b${name.normalize('NFD')}${' '.repeat(500)}`)).toBe(name);
});
