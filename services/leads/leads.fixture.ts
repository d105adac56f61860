import { leadTopics, type LeadAttributes, type LeadDocument } from '#contracts/lead.ts';

/** A complaint as the site posts it, for tests; `changes` replace its attributes. */
export function makeLead(changes: Partial<LeadAttributes> = {}): LeadDocument {
  return {
    data: {
      type: 'leads',
      attributes: {
        title: 'NA',
        topic: leadTopics.query,
        'query-type': 'Meters',
        'query-subtype': 'Make a complaint-Monthly or quarterly',
        query: 'My bill counts a reading that my meter has never shown.',
        'first-name': 'Robin',
        surname: 'Sample',
        'vulnerability-consent': false,
        email: 'robin@example.com',
        'contact-number': { number: '07700900982', type: 'mobile' },
        'additional-information': {
          caseType: 'Dispute Bill/Balance',
          accountPrefix: '',
          textphoneNumber: '',
        },
        ...changes,
      },
      relationships: { address: { data: { type: 'addresses', id: 'address-1' } } },
    },
  };
}
