import type { ComplaintQuery } from '#contracts/forms/complaint-query.ts';
import type { ComplaintSession } from '#contracts/journey-cookies.ts';
import { leadTopics, type LeadDocument } from '#contracts/lead.ts';
import { accountPrefix } from './account-prefix.ts';
import { caseType } from './case-type.ts';
import { contactNumberType } from './contact-number-type.ts';
import { leadAddress } from './lead-address.ts';
import { isPayAsYouGo, payAsYouGoDefaults } from './pay-as-you-go-defaults.ts';
import { stripLead } from './strip-lead.ts';

/** The answers of both steps of a complaint or enquiry. The session also contains what only its pages need. */
export type QueryLeadParts = Omit<ComplaintSession, 'addressLabel' | 'complaint' | 'journey'> &
  ComplaintQuery;

/** The lead of a complaint or enquiry. SPEC §3 "Query lead attributes", §7. */
export function buildQueryLead(parts: QueryLeadParts): LeadDocument {
  return {
    data: {
      type: 'leads',
      attributes: stripLead({
        title: 'NA',
        topic: leadTopics.query,
        'query-type': parts.queryType,
        'query-subtype': parts.querySubtype,
        query: parts.query,
        'first-name': parts.firstName,
        surname: parts.surname,
        'vulnerability-consent': parts.vulnerabilityConsent,
        email: parts.email,
        'contact-number': { number: parts.telephoneNumber, type: contactNumberType(parts.telephoneNumber) },
        'additional-information': additionalInformation(parts),
      }),
      relationships: leadAddress(parts.addressId),
    },
  };
}

function additionalInformation({ querySubtype, subject, hasAccountFlag, textphoneNumber }: QueryLeadParts) {
  if (isPayAsYouGo(querySubtype)) return payAsYouGoDefaults(textphoneNumber);
  return { caseType: caseType(subject), accountPrefix: accountPrefix(hasAccountFlag), textphoneNumber };
}
