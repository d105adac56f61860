import { expect, test } from 'vitest';
import { haveDetailsChanged, detailsHash } from './details-hash.ts';

const session = {
  firstName: 'Ann',
  surname: 'Okafor',
  email: 'ann@example.com',
  telephoneNumber: '07700900982',
  textphoneNumber: '',
  vulnerabilityConsent: false,
  queryType: 'Complaint',
  querySubtype: 'Pay As You Go',
  addressId: 'sample-1',
  addressLabel: '1 Alderwick Road',
  complaint: 'pay-as-you-go',
  journey: 'first',
  hasAccountFlag: false,
};

test.each([
  ['as they were', {}],
  ['given again in a new journey', { journey: 'second' }],
  ['with another subject', { firstSubject: 'Discount' }],
  ['with an account that was found meanwhile', { hasAccountFlag: true }],
])('the same details, %s, are not other ones', (_, changes) => {
  expect(haveDetailsChanged({ ...session, ...changes }, { details: detailsHash(session) })).toBe(false);
});

test.each([
  ['name', { firstName: 'Bob' }],
  ['e-mail address', { email: 'bob@example.com' }],
  ['address', { addressId: 'sample-2' }],
  ['answer about extra help', { vulnerabilityConsent: true }],
])('details with another %s are other ones', (_, changes) => {
  expect(haveDetailsChanged({ ...session, ...changes }, { details: detailsHash(session) })).toBe(true);
});

test('a query step that was opened before a release has no hash, and its details are taken as they are', () => {
  expect(haveDetailsChanged(session, {})).toBe(false);
});
