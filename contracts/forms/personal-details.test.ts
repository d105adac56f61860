import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addressIdLimit } from './chosen-address.ts';
import { validate } from './validate.fixture.ts';
import { anyAnswer, anyText } from './text.fixture.ts';
import { personalDetails } from './personal-details.ts';
import { vulnerabilityOptions } from './vulnerability.ts';

type PersonalDetails = z.infer<typeof personalDetails>;

const answers = {
  'first-name': ' Amara ',
  surname: 'Okafor-Lane',
  email: 'amara.okafor@example.com',
  telephone: '+44 7700 900 982',
  textphone: '18001 07700 900 982',
  vulnerability: 'true',
  'address-id': 'A-14',
};
const details: PersonalDetails = {
  firstName: 'Amara',
  surname: 'Okafor-Lane',
  email: 'amara.okafor@example.com',
  telephoneNumber: '07700900982',
  textphoneNumber: '1800107700900982',
  vulnerabilityConsent: true,
  addressId: 'A-14',
};

// SPEC §3: "Personal details held between the two complaint steps: firstName, surname, email, telephoneNumber,
// textphoneNumber, vulnerabilityConsent (boolean), queryType, querySubtype, addressId."
test('answers become the personal details; other fields of the page are ignored', () => {
  expect(validate(personalDetails, { ...answers, intent: 'next-step', postcode: '' })).toEqual({
    value: details,
  });
});

test('an empty form has one message for each field that is required, in the order of the fields', () => {
  expect(validate(personalDetails, {})).toEqual({
    messages: [
      ['first-name', 'Enter your first name'],
      ['surname', 'Enter your surname'],
      ['email', 'Enter your email address'],
      ['telephone', 'Enter your mobile telephone number'],
      ['vulnerability', 'Choose yes or no to tell us if you need extra help'],
      ['postcode', 'Find and choose your address'],
    ],
  });
});

// SPEC §5: "Vulnerability question: required. Options: Please Select, Yes (true), No (false)."
test('Please Select is not an answer; yes is true and no is false', () => {
  expect(vulnerabilityOptions.map(({ label }) => label)).toEqual(['Please Select', 'Yes', 'No']);
  const consents = vulnerabilityOptions.map(({ value }) => {
    const result = validate(personalDetails, { ...answers, vulnerability: value });
    return 'value' in result ? result.value.vulnerabilityConsent : result.messages;
  });
  expect(consents).toEqual([
    [['vulnerability', 'Choose yes or no to tell us if you need extra help']],
    true,
    false,
  ]);
});

// SPEC §5: "Address: required on the details forms."
test.each([undefined, '', '  ', 'x'.repeat(addressIdLimit + 1)])(
  'an address that is not chosen (%j) is reported at the postcode',
  (id) => {
    expect(validate(personalDetails, { ...answers, 'address-id': id })).toEqual({
      messages: [['postcode', 'Find and choose your address']],
    });
  },
);

test('an address with a long id can be chosen', () => {
  const id = 'x'.repeat(addressIdLimit);
  expect(validate(personalDetails, { ...answers, 'address-id': id })).toMatchObject({
    value: { addressId: id },
  });
});

test('the personal-details schema never throws, whatever the input, and a field has one message at most', () => {
  const sent = fc.record(Object.fromEntries(Object.keys(answers).map((name) => [name, anyAnswer])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fc.oneof(sent, anyAnswer), (form) => {
      const result = validate(personalDetails, form);
      if ('value' in result) return;
      const fields = result.messages.map(([field]) => field);
      expect(new Set(fields).size).toBe(fields.length);
    }),
  );
});

test('accepted details are accepted again, unchanged, when somebody returns to the form', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.boolean(), (firstName, textphone, vulnerability) => {
      const result = validate(personalDetails, {
        ...answers,
        'first-name': `A${firstName}`,
        textphone,
        vulnerability: String(vulnerability),
      });
      if ('value' in result) expect(validate(personalDetails, answersOf(result.value))).toEqual(result);
    }),
  );
});

function answersOf(given: PersonalDetails) {
  return {
    'first-name': given.firstName,
    surname: given.surname,
    email: given.email,
    telephone: given.telephoneNumber,
    textphone: given.textphoneNumber,
    vulnerability: String(given.vulnerabilityConsent),
    'address-id': given.addressId,
  };
}
