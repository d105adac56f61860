import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedbackDetails } from './feedback-details.ts';
import { validate } from './validate.fixture.ts';
import { anyAnswer } from './text.fixture.ts';

const answers = {
  'first-name': 'Amara',
  surname: 'Okafor-Lane',
  email: 'amara.okafor@example.com',
  telephone: '020 910 1234',
  'address-id': 'A-14',
};

// SPEC §5: "Feedback telephone: required, phone-number format including Irish numbers."
test('feedback requires names, e-mail, telephone and address; an Irish number of 10 digits is valid', () => {
  expect(validate(feedbackDetails, { ...answers, vulnerability: 'true' })).toEqual({
    value: {
      firstName: 'Amara',
      surname: 'Okafor-Lane',
      email: 'amara.okafor@example.com',
      telephoneNumber: '0209101234',
      addressId: 'A-14',
    },
  });
});

test('an empty form has one message for each field', () => {
  expect(validate(feedbackDetails, {})).toEqual({
    messages: [
      ['first-name', 'Enter your first name'],
      ['surname', 'Enter your surname'],
      ['email', 'Enter your email address'],
      ['telephone', 'Enter your telephone number'],
      ['postcode', 'Find and choose your address'],
    ],
  });
});

test('the feedback schema never throws, whatever the input', () => {
  const sent = fc.record(Object.fromEntries(Object.keys(answers).map((name) => [name, anyAnswer])));
  fc.assert(fc.property(fc.oneof(sent, anyAnswer), (form) => void validate(feedbackDetails, form)));
});
