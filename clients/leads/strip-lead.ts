import type { LeadAttributes } from '#contracts/lead.ts';

/** SPEC §7: the six attributes that are null in a stripped lead, and its consent. */
const stripped = {
  account: null,
  'additional-information': null,
  'alternate-contact-number': null,
  'chat-history': null,
  'customer-references': null,
  'contact-preference': null,
  'vulnerability-consent': false,
} as const satisfies Partial<LeadAttributes>;

/** The form's own answers. */
export type OwnAttributes = Omit<LeadAttributes, 'vulnerability-consent'> & {
  'vulnerability-consent'?: boolean;
};

/**
 * A lead's attributes as they are sent: stripped, then overlaid with the form's own, so that only attributes a form
 * asked for are sent, and no answer is dropped. SPEC §7, CONTRACTS reading 1.
 */
export function stripLead(own: OwnAttributes): LeadAttributes {
  return { ...stripped, ...own };
}
