import { leadTopics, type LeadDocument } from '../../contracts/lead.ts';

/** A complaint of an ordinary length, as the site posts it. */
export const sampleLead: LeadDocument = {
  data: {
    type: 'leads',
    attributes: {
      title: 'NA',
      topic: leadTopics.query,
      'query-type': 'Meters',
      'query-subtype': 'Make a complaint-Monthly or quarterly',
      query: 'My bill of last month counts a reading that my meter has never shown. '.repeat(8),
      'first-name': 'Robin',
      surname: 'Sample',
      'vulnerability-consent': false,
      email: 'robin@example.com',
      'contact-number': { number: '07700900982', type: 'mobile' },
      'additional-information': { caseType: 'Dispute Bill/Balance', accountPrefix: '', textphoneNumber: '' },
      account: null,
      'alternate-contact-number': null,
      'chat-history': null,
      'customer-references': null,
      'contact-preference': null,
    },
    relationships: { address: { data: { type: 'addresses', id: '100012345678' } } },
  },
};
