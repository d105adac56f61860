import { expect, test } from 'vitest';
import { accountPrefix } from './account-prefix.ts';
import { caseType } from './case-type.ts';
import { contactNumberType } from './contact-number-type.ts';
import { isPayAsYouGo, payAsYouGoDefaults } from './pay-as-you-go-defaults.ts';

// SPEC §3: "Contact number type is 'mobile' if the number starts with 07, otherwise 'home'." Spaces and +44 are read as
// the form reads them (CONTRACTS reading 10).
test.each([
  ['07700900982', 'mobile'],
  ['07700 900 982', 'mobile'],
  ['(07700) 900-982', 'mobile'],
  ['+44 7700 900982', 'mobile'],
  ['+44 (0)7700 900982', 'mobile'],
  ['0044 7700 900982', 'mobile'],
  ['01632 960 001', 'home'],
  ['+44 1632 960001', 'home'],
  ['+353 20 910 1234', 'home'],
  ['00353 7 910 1234', 'home'],
  ['7700900982', 'home'],
  ['0', 'home'],
  ['', 'home'],
])('the number %j is a %s number', (number, type) => {
  expect(contactNumberType(number)).toBe(type);
});

// SPEC §3: "caseType comes from the chosen subject, else empty."
test('the case type is the chosen subject, else empty', () => {
  expect(caseType("Can't pay/debt")).toBe("Can't pay/debt");
  expect(caseType(undefined)).toBe('');
});

// SPEC §3: "accountPrefix is 'A' when an account flag is set, else empty."
test('the account prefix is A when the flag is set, else empty', () => {
  expect(accountPrefix(true)).toBe('A');
  expect(accountPrefix(false)).toBe('');
});

// SPEC §7: "For the two Pay As You Go subtypes the additional information is replaced by fixed defaults".
test.each([
  ['Make a complaint-Pay As You Go', true],
  ['Enquiry-Pay As You Go', true],
  ['Make a complaint-Monthly or quarterly', false],
  ['Enquiry-Credit Energy', false],
  ['Feedback-Energy', false],
  ['', false],
])('the subtype %j has the fixed defaults: %s', (subtype, has) => {
  expect(isPayAsYouGo(subtype)).toBe(has);
});

// SPEC §7: "false or null meter and service flags, energyPaymentMethod newBankAccountDetails, forwardingAddressIsUK true,
// useSamePaymentDetailsForServicesAndEnergy true."
test('the defaults are three fixed values and flags that are false or null', () => {
  const { energyPaymentMethod, forwardingAddressIsUK, useSamePaymentDetailsForServicesAndEnergy, ...flags } =
    payAsYouGoDefaults('');
  expect({ energyPaymentMethod, forwardingAddressIsUK, useSamePaymentDetailsForServicesAndEnergy }).toEqual({
    energyPaymentMethod: 'newBankAccountDetails',
    forwardingAddressIsUK: true,
    useSamePaymentDetailsForServicesAndEnergy: true,
  });
  expect(flags).toEqual({
    isSmartMeter: false,
    isEconomy7Meter: false,
    hasMeterAccess: null,
    electricityMeterSerialNumber: null,
    electricityMeterReading: null,
    gasMeterSerialNumber: null,
    gasMeterReading: null,
    hasHomeServices: false,
    isTransferringServices: false,
    servicesPaymentMethod: null,
  });
});

// CONTRACTS reading 2: "a textphone number that was given is carried along, or the customer could not be reached".
test('a textphone number is sent only if it was given', () => {
  expect(payAsYouGoDefaults('1800107700900982')).toEqual({
    ...payAsYouGoDefaults(''),
    textphoneNumber: '1800107700900982',
  });
});
