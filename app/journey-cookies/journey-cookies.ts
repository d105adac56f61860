import { createHash } from 'node:crypto';
import type { Address } from '#contracts/address.ts';
import {
  confirmationState,
  feedbackJourney,
  heldDetails,
  meterReadPrefill,
  sentReading,
  type ConfirmationState,
  type HeldDetails,
  type SentReading,
} from '#contracts/journey-cookies.ts';
import {
  endCookie,
  keepSealed,
  readSealedCookie,
  seal,
  sealCookie,
  unseal,
  type SealedCookie,
  type Sealer,
} from './sealed-cookie.ts';

/** CONTRACTS readings 8 and 9: details, and what a confirmation shows, last half an hour at most. */
const journeySeconds = 30 * 60;
const prefillCookie = 'meter-read-prefill';
/** A page may be left open for most of a day before it is posted (WCAG 2.2.1: more than 20 hours). */
const addressSeal = { purpose: 'chosen-address', seconds: 24 * 60 * 60 };

type SealedAddress = Pick<Address, 'id' | 'label'>;

/**
 * The sealed cookies of the form journeys, for one request. `onRead` is called when a page looks at one: such a page
 * is this visitor's alone, and must never be cached for another.
 */
export function journeyCookies(sealer: Sealer, isSecure: boolean, onRead: () => void) {
  const cookie = <T>(name: string, schema: SealedCookie<T>['schema']): SealedCookie<T> => ({
    name,
    path: '/help-and-support/',
    seconds: journeySeconds,
    isSecure,
    schema,
  });
  const details = cookie('complaint-details', heldDetails);
  const feedback = cookie('feedback-journey', feedbackJourney);
  const confirmation = cookie('confirmation', confirmationState);
  const reading = cookie('meter-read-sent', sentReading);
  const prefill = cookie(prefillCookie, meterReadPrefill);

  const read = <T>(wanted: SealedCookie<T>, request: Request) => {
    onRead();
    return readSealedCookie(sealer, wanted, request.headers.get('cookie'));
  };
  const open = <T>(wanted: SealedCookie<T>, sealed: string) => {
    onRead();
    return unseal(sealer, wanted, sealed);
  };
  const sealTwice = async <T>(wanted: SealedCookie<T>, value: T) => {
    const sealed = await seal(sealer, wanted, value);
    return { sealed, cookie: keepSealed(wanted, sealed) };
  };
  return {
    holdDetails: (value: HeldDetails) => sealCookie(sealer, details, value),
    readDetails: (request: Request) => read(details, request),
    forgetDetails: () => endCookie(details),
    holdFeedbackJourney: (journey: string) => sealCookie(sealer, feedback, journey),
    readFeedbackJourney: (request: Request) => read(feedback, request),
    forgetFeedbackJourney: () => endCookie(feedback),
    confirm: (value: ConfirmationState) => sealCookie(sealer, confirmation, value),
    readConfirmation: (request: Request) => read(confirmation, request),
    /** The cookie, and what it holds as sealed text, for an address where cookies are refused. */
    keepPrefill: (value: Record<string, string>) => sealTwice(prefill, value),
    /** Most visitors bring nothing along and share one page: only a visitor with the cookie gets a page of their own. */
    readPrefill: async (request: Request) =>
      hasPrefill(request.headers.get('cookie')) ? read(prefill, request) : undefined,
    /** From an address in place of the cookie. Its page is this visitor's own. */
    openPrefill: (sealed: string) => open(prefill, sealed),
    forgetPrefill: () => endCookie(prefill),
    /** As `keepPrefill`. */
    confirmReading: (value: SentReading) => sealTwice(reading, value),
    readSentReading: (request: Request) => read(reading, request),
    openSentReading: (sealed: string) => open(reading, sealed),
    /**
     * Marks an address that was looked up or made here, its id with its words. The page carries the seal beside them from
     * post to post, so it works with cookies refused, in any number of tabs, and whichever process is asked.
     */
    sealAddress: (address: SealedAddress) =>
      sealer.seal(addressSeal.purpose, hashOf(address), addressSeal.seconds),
    isSealedAddress: async (address: SealedAddress, sealed: string) =>
      (await sealer.unseal(addressSeal.purpose, sealed)) === hashOf(address),
    /** Ends every journey, and with them all that is known of the visitor: the next one at a shared device finds none. */
    forgetAll: () => [details, feedback, confirmation, reading, prefill].map((each) => endCookie(each)),
  };
}

/** As long for the longest address as for any other. */
function hashOf({ id, label }: SealedAddress): string {
  return createHash('sha256')
    .update(JSON.stringify([id, label]))
    .digest('base64url');
}

/** Whether a visitor's meter-reading form is filled in for them, and so is nobody else's page. */
export function hasPrefill(cookieHeader: string | null): boolean {
  return (cookieHeader ?? '').split(';').some((pair) => pair.trim().startsWith(`${prefillCookie}=`));
}
