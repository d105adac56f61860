import { expect, test } from 'vitest';
import { leadDocument } from '#contracts/lead.ts';
import { buildFeedbackLead } from './build-feedback-lead.ts';
import { buildQueryLead, type QueryLeadParts } from './build-query-lead.ts';
import { complaintKind } from './complaint-kinds.ts';
import { payAsYouGoDefaults } from './pay-as-you-go-defaults.ts';

const person = {
  firstName: 'Amara',
  surname: 'Okafor-Lane',
  email: 'amara.okafor@example.com',
  telephoneNumber: '07700900982',
  addressId: 'A-14',
};
const stripped = {
  account: null,
  'alternate-contact-number': null,
  'chat-history': null,
  'customer-references': null,
  'contact-preference': null,
};
const address = { address: { data: { type: 'addresses', id: 'A-14' } } };

/** The parts of a lead from the form of `value`. */
function partsOf(value: string, more: Partial<QueryLeadParts> = {}): QueryLeadParts {
  const { queryType = '', querySubtype = '' } = complaintKind(value) ?? {};
  const given = {
    textphoneNumber: '',
    vulnerabilityConsent: true,
    hasAccountFlag: false,
    query: 'It is cold.',
  };
  return { ...person, ...given, queryType, querySubtype, ...more };
}

// SPEC §3: "Query lead attributes: title (fixed 'NA'), topic ('help-&-support'), query-type, query-subtype, query,
// first-name, surname, vulnerability-consent, email, contact-number {number, type}, additional-information {caseType,
// accountPrefix, textphoneNumber}. Relationship: address -> data {type addresses, id}."
test('an energy complaint becomes a query lead with all answers of the two steps', () => {
  const parts = partsOf('gas-and-electricity', { subject: 'Faulty meter', textphoneNumber: '18001' });
  expect(buildQueryLead(parts)).toEqual({
    data: {
      type: 'leads',
      attributes: {
        ...stripped,
        title: 'NA',
        topic: 'help-&-support',
        'query-type': 'Meters',
        'query-subtype': 'Make a complaint-Monthly or quarterly',
        query: 'It is cold.',
        'first-name': 'Amara',
        surname: 'Okafor-Lane',
        'vulnerability-consent': true,
        email: 'amara.okafor@example.com',
        'contact-number': { number: '07700900982', type: 'mobile' },
        'additional-information': { caseType: 'Faulty meter', accountPrefix: '', textphoneNumber: '18001' },
      },
      relationships: address,
    },
  });
});

test.each([
  ['nothing more was given', {}, { caseType: '', accountPrefix: '', textphoneNumber: '' }],
  [
    'the account flag is set',
    { hasAccountFlag: true },
    { caseType: '', accountPrefix: 'A', textphoneNumber: '' },
  ],
])('additional information has all its fields when %s', (_, more, expected) => {
  const { attributes } = buildQueryLead(partsOf('enquiry-gas-and-electricity', more)).data;
  expect(attributes['additional-information']).toEqual(expected);
});

// SPEC §7: "For the two Pay As You Go subtypes the additional information is replaced by fixed defaults."
test.each(['pay-as-you-go', 'enquiry-pay-as-you-go'])(
  'a lead of %s has the fixed defaults and the textphone number',
  (value) => {
    const { attributes } = buildQueryLead(
      partsOf(value, { hasAccountFlag: true, textphoneNumber: '18001' }),
    ).data;
    expect(attributes['additional-information']).toEqual(payAsYouGoDefaults('18001'));
    expect(attributes['additional-information']).not.toHaveProperty('accountPrefix');
  },
);

test('an answer of no to the vulnerability question is sent as false', () => {
  const { attributes } = buildQueryLead(partsOf('pay-as-you-go', { vulnerabilityConsent: false })).data;
  expect(attributes['vulnerability-consent']).toBe(false);
});

// SPEC §3: "Feedback lead: title 'NA', topic 'help-&-support-feedback', query-type 'Feedback', query-subtype
// 'Feedback-Energy'."
test('feedback becomes a feedback lead, stripped of what the form does not ask for', () => {
  expect(buildFeedbackLead({ ...person, telephoneNumber: '+353209101234', query: 'Keep it.' })).toEqual({
    data: {
      type: 'leads',
      attributes: {
        ...stripped,
        title: 'NA',
        topic: 'help-&-support-feedback',
        'query-type': 'Feedback',
        'query-subtype': 'Feedback-Energy',
        query: 'Keep it.',
        'first-name': 'Amara',
        surname: 'Okafor-Lane',
        'vulnerability-consent': false,
        'additional-information': null,
        email: 'amara.okafor@example.com',
        'contact-number': { number: '+353209101234', type: 'home' },
      },
      relationships: address,
    },
  });
});

test('every lead satisfies the contract, and nothing else of the journey is sent', () => {
  const session = {
    ...partsOf('pay-as-you-go'),
    addressLabel: '14 Skylark Row',
    journey: 'j',
    complaint: 'pay-as-you-go',
  };
  for (const lead of [
    buildQueryLead(session),
    buildQueryLead(partsOf('gas-and-electricity')),
    buildFeedbackLead({ ...session, query: 'Keep it.' }),
  ]) {
    expect(leadDocument.parse(lead)).toEqual(lead);
    expect(JSON.stringify(lead)).not.toMatch(/Skylark|journey/);
  }
});
