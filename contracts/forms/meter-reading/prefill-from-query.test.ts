import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdict } from '../validate.fixture.ts';
import { anyText } from '../text.fixture.ts';
import { fieldRules } from './meter-reading.ts';
import { prefillErrors, prefillFromQuery } from './prefill-from-query.ts';

const prefill = (query: string) => prefillFromQuery(new URLSearchParams(query));

// SPEC §2: "Fields are prefilled from the query-string parameters title, first_name, last_name, telephone, email,
// gas_account_number, elec_account_number and fuel."
test('the eight parameters are read and tidied, and all others are ignored', () => {
  expect(
    prefill(
      'title=Ms&first_name=+Amara&last_name=Okafor-Lane&telephone=07700%20900%20982&email=amara%40example.com&gas_account_number=bgx%2040217&elec_account_number=85-0012-345-678&fuel=Gas&gas_reading=1&date=2026-11-20&company=x&is_economy_7_radio=yes',
    ),
  ).toEqual({
    title: 'Ms',
    first_name: 'Amara',
    last_name: 'Okafor-Lane',
    telephone: '07700900982',
    email: 'amara@example.com',
    gas_account_number: 'BGX40217',
    elec_account_number: '850012345678',
    fuel: 'Gas',
  });
});

test.each([
  ['', {}],
  ['fuel=dual', { fuel: 'Dual' }],
  ['fuel=ELECTRICITY', { fuel: 'Electricity' }],
  ['fuel=coal', {}],
  ['fuel=', {}],
  ['FUEL=Gas', {}],
  ['title=', {}],
  ['title=MRS', { title: 'Mrs' }],
  ['title=Captain', { title: 'Captain' }],
  ['first_name=&email=', {}],
  ['first_name=D%E2%80%99Arcy', { first_name: 'D’Arcy' }],
  [`first_name=${'a'.repeat(100)}`, { first_name: 'a'.repeat(100) }],
  [`first_name=${'a'.repeat(101)}`, { first_name: 'a'.repeat(101) }],
  [`first_name=${'%20'.repeat(400)}Amara`, {}],
  ['first_name=Amara&first_name=Amara', {}],
  ['first_name=Amara%0D%0ASet-Cookie', { first_name: 'Amara Set-Cookie' }],
  ['first_name=Ama%00ra', { first_name: 'Ama ra' }],
  ['first_name=%3Cscript%3Ealert(1)%3C/script%3E', { first_name: '<script>alert(1)</script>' }],
  ['last_name=%FF', { last_name: '\ufffd' }],
  ['email=not-an-address', { email: 'not-an-address' }],
  ['email=a@example.com%0Ab@example.com', { email: 'a@example.com b@example.com' }],
  ['telephone=+447700900982', { telephone: '07700900982' }],
  ['telephone=%2B44%207700%20900982', { telephone: '07700900982' }],
  ['telephone=+353 20 910 1234', { telephone: '+353209101234' }],
  ['telephone=none', { telephone: 'none' }],
  ['gas_account_number=12345', { gas_account_number: '12345' }],
  ['elec_account_number=A1234', { elec_account_number: 'A1234' }],
  ['elec_account_number=A1234&last_name=4', { elec_account_number: 'A1234', last_name: '4' }],
  ['__proto__=x&constructor=y', {}],
])('the address ?%s prefills %j', (query, expected) => {
  expect(prefill(query)).toEqual(expected);
});

test('an invalid answer has its message, in the order of the page; a missing one has none', () => {
  const wrong = prefill(
    'email=ann@&title=King&elec_account_number=12345&first_name=Ann&gas_account_number=A1',
  );
  expect(Object.entries(prefillErrors(wrong))).toEqual([
    ['elec_account_number', expect.stringMatching(/^Enter an electricity customer number in the correct/)],
    ['gas_account_number', expect.stringMatching(/^Enter a gas customer number in the correct format/)],
    ['title', 'Choose a title from the list, or leave it out'],
    ['email', 'Enter an email address in the correct format, like name@example.com'],
  ]);
  expect(prefillErrors(prefill('first_name=Ann&email=ann@example.com&title=Ms&fuel=Coal'))).toEqual({});
});

test('answers that would not fit into a cookie are dropped, the last first', () => {
  const long = 'ж'.repeat(300);
  const names = ['first_name', 'last_name', 'telephone', 'email', 'gas_account_number'];
  const query = new URLSearchParams(names.map((name) => [name, long]));
  expect(Object.keys(prefillFromQuery(query))).toEqual(['first_name', 'last_name', 'telephone']);
});

test('any value in an address is prefilled as its rule reads it, or with that rule’s message', () => {
  const rules: Record<string, Parameters<typeof verdict>[0]> = fieldRules('');
  const name = fc.constantFrom('title', 'first_name', 'last_name', 'telephone', 'email', 'fuel', 'date');
  const near = fc.constantFrom('Ms', 'Amara', '07700900982', 'a@example.com', 'gas', 'A1234');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.oneof(near, anyText))), (pairs) => {
      for (const [field, value] of Object.entries(prefillFromQuery(new URLSearchParams(pairs)))) {
        const rule = rules[field];
        expect(rule && verdict(rule, value)).toBe(prefillErrors({ [field]: value })[field] ?? value);
        expect(pairs.filter(([given]) => given === field)).toHaveLength(1);
      }
    }),
  );
});
