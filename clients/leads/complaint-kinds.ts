import {
  daysInWords,
  responseTimes,
  type QuerySubtype,
  type ResponseTime,
} from '#contracts/response-times.ts';
import { complaintForms, type ComplaintForm } from '#contracts/complaint-forms.ts';

/** One of the four complaint and enquiry forms. SPEC §2 "complaints/{complaint}", §9. */
export type ComplaintKind = {
  querySubtype: QuerySubtype;
  queryType: 'Meters' | 'Enquiry';
  subheading: string;
  /** Heading of the query step. */
  queryHeading: string;
  /** Energy forms require a subject. */
  isEnergyForm: boolean;
  responseTime: ResponseTime;
  /** What happens after sending, shown beside the form. */
  next: string;
  /** What the form is about, as the confirmation puts it: not the subject that the visitor chooses. */
  about: string;
  isComplaint: boolean;
};

const complaint = {
  queryType: 'Meters',
  subheading: 'Making a complaint.',
  queryHeading: 'Tell us what happened',
  isComplaint: true,
} as const;
const enquiry = { queryType: 'Enquiry', queryHeading: 'Tell us your enquiry', isComplaint: false } as const;
const energy = { about: 'Gas and electricity', isEnergyForm: true } as const;
const payAsYouGo = { about: 'Pay as you go', isEnergyForm: false } as const;

const straightAway = 'You’ll get a reference straight away.';

const kinds: Record<ComplaintForm, ComplaintKind> = {
  'gas-and-electricity': {
    ...complaint,
    ...energy,
    ...complaintSubtype('Make a complaint-Monthly or quarterly'),
  },
  'enquiry-gas-and-electricity': {
    ...enquiry,
    ...energy,
    ...enquirySubtype('Enquiry-Credit Energy', 'energy enquiries'),
    subheading: 'Making an energy enquiry.',
  },
  'pay-as-you-go': {
    ...complaint,
    ...payAsYouGo,
    ...complaintSubtype('Make a complaint-Pay As You Go'),
  },
  'enquiry-pay-as-you-go': {
    ...enquiry,
    ...payAsYouGo,
    ...enquirySubtype('Enquiry-Pay As You Go', 'pay as you go enquiries'),
    subheading: 'Making an enquiry.',
  },
};

/** The form for a value in the address; undefined if the value is not recognised. SPEC §2. */
export function complaintKind(value: string): ComplaintKind | undefined {
  const form = complaintForms.find((each) => each === value);
  return form && kinds[form];
}

function complaintSubtype(querySubtype: Extract<QuerySubtype, `Make a complaint-${string}`>) {
  const responseTime = responseTimes[querySubtype];
  const { averageDays, atMostDays } = responseTime;
  const next = `${straightAway} On average we sort complaints out in ${daysInWords(averageDays)}. It can take up to ${daysInWords(atMostDays)}.`;
  return { querySubtype, responseTime, next };
}

function enquirySubtype(querySubtype: Extract<QuerySubtype, `Enquiry-${string}`>, enquiries: string) {
  const responseTime = responseTimes[querySubtype];
  const next = `${straightAway} We reply to ${enquiries} in about ${daysInWords(responseTime.averageDays)}.`;
  return { querySubtype, responseTime, next };
}
