import type { FeedbackDetails } from '#contracts/forms/feedback-details.ts';
import { leadTopics, type LeadDocument } from '#contracts/lead.ts';
import { contactNumberType } from './contact-number-type.ts';
import { leadAddress } from './lead-address.ts';
import { stripLead } from './strip-lead.ts';

/** The feedback lead; `query` is the text of the refund-credit page. SPEC §2 "Feedback flow", §3, §7. */
export function buildFeedbackLead(parts: FeedbackDetails & { query: string }): LeadDocument {
  return {
    data: {
      type: 'leads',
      attributes: stripLead({
        title: 'NA',
        topic: leadTopics.feedback,
        'query-type': 'Feedback',
        'query-subtype': 'Feedback-Energy',
        query: parts.query,
        'first-name': parts.firstName,
        surname: parts.surname,
        email: parts.email,
        'contact-number': { number: parts.telephoneNumber, type: contactNumberType(parts.telephoneNumber) },
      }),
      relationships: leadAddress(parts.addressId),
    },
  };
}
