import { lazy } from '#contracts/lazy.ts';
import { capitalised } from '#contracts/capitalised.ts';
import { ombudsmanWords } from '#contracts/ombudsman-words.ts';
import { daysInWords } from '#contracts/response-times.ts';
import { complaintKind } from './complaint-kinds.ts';
import { areaPath } from '#contracts/area-path.ts';

/** The text of the confirmation of a complaint or enquiry. */
export type ConfirmationWords = {
  heading: string;
  subheading: string;
  about: string;
  averageReply: string;
  /** The next steps, in order; the first is already done. */
  steps: { title: string; text: string }[];
};

const queryPath = new RegExp(`^${areaPath}/complaints/([a-z-]+)/query$`);

/**
 * The text for the originating form, with the response times of SPEC §9 counted from `receivedOn`, an ISO day, and the
 * fact 'complaint-weeks'. Undefined for an origin other than the four query paths. SPEC §2 "Confirmation page".
 */
export function confirmationWords(
  origin: string,
  receivedOn: string,
  complaintWeeks: string,
): ConfirmationWords | undefined {
  const kind = complaintKind(queryPath.exec(origin)?.[1] ?? '');
  if (!kind) return undefined;
  const { averageDays, atMostDays } = kind.responseTime;
  const what = kind.isComplaint ? 'complaint' : 'enquiry';
  const average = daysInWords(averageDays);
  const usual = {
    title: `By about ${dayAfter(receivedOn, averageDays)}`,
    text: `Most people hear from us within ${average}, by email or phone.`,
  };
  return {
    heading: `Thank you. We’ve got your ${what}.`,
    subheading: `${kind.isComplaint ? 'We’re sorry something went wrong. ' : ''}You don’t need to do anything else for now.`,
    about: kind.about,
    averageReply: capitalised(average),
    steps: [
      { title: 'Today', text: `Your ${what} is with our team, with everything you told us.` },
      usual,
      ...(atMostDays === undefined ? [] : [latest(receivedOn, atMostDays), ombudsmanWords(complaintWeeks)]),
    ],
  };
}

function latest(receivedOn: string, atMostDays: number) {
  return {
    title: `By ${dayAfter(receivedOn, atMostDays)} at the latest`,
    text: `If it’s a difficult one it can take up to ${daysInWords(atMostDays)}. We’ll tell you how it’s going.`,
  };
}

/** A day counted from an ISO day, formatted for people: 27 November. */
function dayAfter(isoDay: string, days: number): string {
  const day = new Date(`${isoDay}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return spoken().format(day);
}

const spoken = lazy(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
