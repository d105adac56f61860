import { endCookie, readSealedCookie, sealedCookie, type Sealer } from './sealed-cookie.ts';

/** CONTRACTS reading 8: details live at most 30 minutes between the two steps, and so does the journey of a feedback. */
const detailsSeconds = 30 * 60;
/** CONTRACTS reading 9: the confirmation survives a reload, not much more. */
const confirmationSeconds = 30 * 60;

/** Personal details held between the two complaint steps. SPEC §3. */
export type HeldDetails = {
  firstName: string;
  surname: string;
  email: string;
  telephoneNumber: string;
  textphoneNumber: string;
  vulnerabilityConsent: boolean;
  queryType: string;
  querySubtype: string;
  addressId: string;
  /** As shown to the visitor; not sent. */
  addressLabel: string;
  /** The complaint value whose form these were given on. */
  complaint: string;
  /** One journey, one lead: the start of every idempotency key made in it. */
  journey: string;
  /** Who gave them was signed in, with an account on the newer platform. SPEC §3 "an account flag". */
  hasAccountFlag: boolean;
};

/** SPEC §2 "submit-meter-read": what the address brought along, while the form is filled in. */
const prefillSeconds = 30 * 60;
const prefillCookie = 'meter-read-prefill';

/** What the page after a meter reading shows. */
export type SentReading = {
  reference: string;
  receivedOn: string;
  facts: { term: string; detail: string }[];
};

/**
 * What the confirmation page shows: where it came from and what was answered. SPEC §2 "Confirmation page". It keeps
 * the journey, so that the same words sent once more, by someone who never saw the answer, are still the same lead.
 */
export type ConfirmationState = { journey: string } & ({ origin: 'feedback' } | SentQuery);

/** What was answered to a complaint or enquiry. */
type SentQuery = {
  /** The address of its form. */
  origin: string;
  reference: string;
  email: string;
  receivedOn: string;
  /** Tells the words that were sent from others, by `idempotencyKey`. */
  words: string;
};

/**
 * The sealed cookies of the form journeys, for one request. `onRead` is told when a page looks at one: such a page
 * is this visitor's alone, and must never be kept for another.
 */
export function journeyCookies(sealer: Sealer, isSecure: boolean, onRead: () => void) {
  const details = {
    name: 'complaint-details',
    path: '/help-and-support/',
    seconds: detailsSeconds,
    isSecure,
  };
  const feedbackJourney = {
    name: 'feedback-journey',
    path: '/help-and-support/',
    seconds: detailsSeconds,
    isSecure,
  };
  const read = (name: string, request: Request) => {
    onRead();
    return readSealedCookie(sealer, name, request.headers.get('cookie'));
  };
  const confirmation = {
    name: 'confirmation',
    path: '/help-and-support/',
    seconds: confirmationSeconds,
    isSecure,
  };
  const sentReading = {
    name: 'meter-read-sent',
    path: '/help-and-support/',
    seconds: confirmationSeconds,
    isSecure,
  };
  const prefill = {
    name: prefillCookie,
    path: '/help-and-support/',
    seconds: prefillSeconds,
    isSecure,
  };
  return {
    holdDetails: (value: HeldDetails) => sealedCookie(sealer, details, value),
    readDetails: async (request: Request) => (await read(details.name, request)) as HeldDetails | undefined,
    forgetDetails: () => endCookie(details),
    holdFeedbackJourney: (journey: string) => sealedCookie(sealer, feedbackJourney, journey),
    readFeedbackJourney: async (request: Request) =>
      (await read(feedbackJourney.name, request)) as string | undefined,
    forgetFeedbackJourney: () => endCookie(feedbackJourney),
    confirm: (value: ConfirmationState) => sealedCookie(sealer, confirmation, value),
    readConfirmation: async (request: Request) =>
      (await read(confirmation.name, request)) as ConfirmationState | undefined,
    keepPrefill: (value: Record<string, string>) => sealedCookie(sealer, prefill, value),
    /** Most visitors bring nothing along, and share one page: only who has the cookie gets a page of their own. */
    readPrefill: async (request: Request) => {
      if (!hasPrefill(request.headers.get('cookie'))) return undefined;
      return (await read(prefill.name, request)) as Record<string, string> | undefined;
    },
    forgetPrefill: () => endCookie(prefill),
    confirmReading: (value: SentReading) => sealedCookie(sealer, sentReading, value),
    readSentReading: async (request: Request) =>
      (await read(sentReading.name, request)) as SentReading | undefined,
    /** Ends every journey, and with them all that was told of the visitor: the next one at a shared device finds none. */
    forgetAll: () => [details, feedbackJourney, confirmation, sentReading, prefill].map(endCookie),
  };
}

/** Whether a visitor's meter-reading form is filled in for them, and so is nobody else's page. */
export function hasPrefill(cookieHeader: string | null): boolean {
  return (cookieHeader ?? '').split(';').some((pair) => pair.trim().startsWith(`${prefillCookie}=`));
}
