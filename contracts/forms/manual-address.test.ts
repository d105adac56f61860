import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { validate } from './validate.fixture.ts';
import { anyAnswer } from './text.fixture.ts';
import { addressLineLimit, manualAddress } from './manual-address.ts';

const answers = {
  'address-line1': ' 14  Skylark Row ',
  'address-line2': '',
  'postal-town': 'Ashcombe',
  county: '',
  'manual-postcode': 'sw1a1aa',
};
const long = 'a'.repeat(addressLineLimit + 1);

test('an address entered by hand becomes the fields of an address; empty lines are omitted', () => {
  expect(validate(manualAddress, answers)).toEqual({
    value: { addressLine1: '14 Skylark Row', postalTown: 'Ashcombe', postcode: 'SW1A 1AA' },
  });
  expect(validate(manualAddress, { ...answers, 'address-line2': 'Elton', county: 'Kent' })).toEqual({
    value: {
      addressLine1: '14 Skylark Row',
      addressLine2: 'Elton',
      postalTown: 'Ashcombe',
      county: 'Kent',
      postcode: 'SW1A 1AA',
    },
  });
});

test('an empty form has one message for each required line', () => {
  expect(validate(manualAddress, {})).toEqual({
    messages: [
      ['address-line1', 'Enter your house number or name, and street'],
      ['postal-town', 'Enter your town or city'],
      ['manual-postcode', 'Enter your postcode'],
    ],
  });
});

test.each([
  ['address-line1', long, 'House number or name, and street must be 100 characters or fewer'],
  ['address-line2', long, 'Address line 2 must be 100 characters or fewer'],
  ['postal-town', long, 'Town or city must be 100 characters or fewer'],
  ['county', long, 'County must be 100 characters or fewer'],
  ['manual-postcode', 'SW1A', 'Enter a full UK postcode, like SW1A 1AA'],
])('%s has its own message', (field, typed, message) => {
  expect(validate(manualAddress, { ...answers, [field]: typed })).toEqual({ messages: [[field, message]] });
});

test('lines of the longest length are accepted', () => {
  expect(validate(manualAddress, { ...answers, county: long.slice(1) })).toHaveProperty('value');
});

test('the manual-address schema never throws, whatever the input', () => {
  const sent = fc.record(Object.fromEntries(Object.keys(answers).map((name) => [name, anyAnswer])));
  fc.assert(fc.property(fc.oneof(sent, anyAnswer), (form) => void validate(manualAddress, form)));
});
