import { leadTopics, type LeadAttributes } from '#contracts/lead.ts';
import { daysInWords, responseTimes, type QuerySubtype } from '#contracts/response-times.ts';

/** The text of the e-mail for a kind of lead. `{ref}` stands for the reference. */
export type Wording = {
  /** Contains no name: subject lines are read over shoulders and on locked phones. */
  subject: string;
  /** What was sent, shown beside the reference. */
  what: string;
  opening: string;
  /** What happens next, with the response time of SPEC §9. */
  next: string;
  /** Whether it can be taken to the ombudsman. */
  isComplaint?: boolean;
};

const complaint = {
  isComplaint: true,
  subject: 'We’ve got your complaint: {ref}',
  opening: 'We’re sorry that something went wrong. We’ve got your complaint, and we’re looking into it.',
};
const enquiry = {
  subject: 'We’ve got your enquiry: {ref}',
  opening: 'Thanks for getting in touch. We’ve got your enquiry.',
};
const meterReading: Wording = {
  subject: 'We’ve got your meter reading: {ref}',
  what: 'Meter reading',
  opening: 'Thank you for submitting your meter reading.',
  next: 'If a bill is due we’ll use your reading for it. If not, it makes sure that your next bill is only for the energy you’ve used. We’ll contact you if we can’t use the reading.',
};
const other: Wording = {
  subject: 'We’ve got your message: {ref}',
  what: 'Message',
  opening: 'Thanks for getting in touch. We’ve got your message.',
  next: 'We’ll read it and get back to you if you need an answer.',
};

/** The query subtypes of SPEC §2 'complaints/{complaint}'. */
const bySubtype: Record<QuerySubtype, Wording> = {
  'Make a complaint-Monthly or quarterly': complaintOf(
    'Make a complaint-Monthly or quarterly',
    'gas and electricity',
  ),
  'Make a complaint-Pay As You Go': complaintOf('Make a complaint-Pay As You Go', 'pay as you go'),
  'Enquiry-Credit Energy': enquiryOf('Enquiry-Credit Energy', 'gas and electricity', 'energy enquiries'),
  'Enquiry-Pay As You Go': enquiryOf('Enquiry-Pay As You Go', 'pay as you go', 'pay as you go enquiries'),
};

/** Chooses the wording for the kind of lead; feedback has no e-mail. SPEC §2, §3, §9. */
export function wordingFor(lead: LeadAttributes): Wording {
  if (lead.topic === leadTopics.meterRead) return meterReading;
  const subtype = lead['query-subtype'] ?? '';
  return isKnown(subtype) ? bySubtype[subtype] : other;
}

function isKnown(subtype: string): subtype is QuerySubtype {
  return Object.hasOwn(bySubtype, subtype);
}

function complaintOf(subtype: Extract<QuerySubtype, `Make a complaint-${string}`>, about: string): Wording {
  const { averageDays, atMostDays } = responseTimes[subtype];
  const next = `On average we answer complaints in ${daysInWords(averageDays)}. Some take longer, up to ${daysInWords(atMostDays)}.`;
  return { ...complaint, what: `Complaint about ${about}`, next };
}

function enquiryOf(
  subtype: Extract<QuerySubtype, `Enquiry-${string}`>,
  about: string,
  enquiries: string,
): Wording {
  const { averageDays } = responseTimes[subtype];
  const next = `We answer ${enquiries} in ${daysInWords(averageDays)} on average.`;
  return { ...enquiry, what: `Enquiry about ${about}`, next };
}
