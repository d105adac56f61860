import type { LeadAttributes } from '#contracts/lead.ts';

/** SPEC §7: the six attributes that a stripped lead has null, and its consent. */
const stripped = {
  account: null,
  'additional-information': null,
  'alternate-contact-number': null,
  'chat-history': null,
  'customer-references': null,
  'contact-preference': null,
  'vulnerability-consent': false,
} as const satisfies Partial<LeadAttributes>;

/** What a form itself asked for. */
export type OwnAttributes = Omit<LeadAttributes, 'vulnerability-consent'> & {
  'vulnerability-consent'?: boolean;
};

/**
 * A lead's attributes as they are sent: stripped, with the form's own laid over, so that nothing is sent that no form
 * asked for, and no answer is dropped. SPEC §7, CONTRACTS reading 1.
 */
export function stripLead(own: OwnAttributes): LeadAttributes {
  return { ...stripped, ...own };
}
