import { createHash } from 'node:crypto';
import type { Address } from '#contracts/address.ts';
import {
  confirmationState,
  feedbackJourney,
  complaintSession,
  meterReadPrefill,
  sentReading,
  type ComplaintSession,
  type ConfirmationState,
  type SentReading,
} from '#contracts/journey-cookies.ts';
import { defineCookie } from '#contracts/cookies/define-cookie.ts';
import { defineSealedCookie, type SealedCookie, type Sealer } from '#contracts/cookies/sealed-cookie.ts';
import { homePath } from '#contracts/area-path.ts';
import { lazy } from '#contracts/lazy.ts';
import { sealForCustomer } from './seal-for-customer.ts';

/** CONTRACTS readings 8 and 9: details, and what a confirmation shows, last half an hour at most. */
const journeySeconds = 30 * 60;
const prefillCookie = defineCookie({ name: 'meter-read-prefill' });
/** A page may stay open for most of a day before it is posted (WCAG 2.2.1: more than 20 hours). */
const addressSeal = { purpose: 'chosen-address', seconds: 24 * 60 * 60 };

type SealedAddress = Pick<Address, 'id' | 'label'>;
type JourneyCookie<T> = () => SealedCookie<T>;
type Parsed<T> = { success: true; data: T } | { success: false };

/**
 * The sealed cookies of the form journeys, for the request with this Cookie header. `onRead` is called when a page reads
 * one: such a page is personal to this visitor, and must never be cached for another.
 */
export function journeyCookies(
  sealer: Sealer,
  isSecure: boolean,
  onRead: () => void,
  cookieHeader: string | null,
) {
  const customerSealer = sealForCustomer(sealer, cookieHeader);
  const define = <T>(name: string, schema: { safeParse: (value: unknown) => Parsed<T> }) =>
    // Most requests use none of these cookies.
    lazy(() =>
      defineSealedCookie<T>(customerSealer, isSecure, {
        name,
        path: homePath,
        maxAge: journeySeconds,
        schema,
      }),
    );
  const complaint = define('complaint-details', complaintSession);
  const feedback = define('feedback-journey', feedbackJourney);
  const confirmation = define('confirmation', confirmationState);
  const reading = define('meter-read-sent', sentReading);
  const prefill = define(prefillCookie.name, meterReadPrefill);

  const read = <T>(cookie: JourneyCookie<T>, request: Request) => {
    onRead();
    return cookie().read(request.headers.get('cookie'));
  };
  const unseal = <T>(cookie: JourneyCookie<T>, sealed: string) => {
    onRead();
    return cookie().unseal(sealed);
  };
  /** The cookie, and its content as sealed text, for an address where cookies are refused. */
  const writeAndSeal = async <T>(cookie: JourneyCookie<T>, value: T) => {
    const sealed = await cookie().seal(value);
    return { sealed, cookie: cookie().writeSealed(sealed) };
  };
  return {
    writeComplaintSession: (session: ComplaintSession) => complaint().write(session),
    readComplaintSession: (request: Request) => read(complaint, request),
    clearComplaintSession: () => complaint().clear(),
    writeFeedbackJourney: (journey: string) => feedback().write(journey),
    readFeedbackJourney: (request: Request) => read(feedback, request),
    clearFeedbackJourney: () => feedback().clear(),
    writeConfirmation: (state: ConfirmationState) => confirmation().write(state),
    readConfirmation: (request: Request) => read(confirmation, request),
    writePrefill: (value: Record<string, string>) => writeAndSeal(prefill, value),
    /** Most visitors bring no answers and share one page: only a visitor with the cookie gets a personal page. */
    readPrefill: async (request: Request) =>
      hasPrefill(request.headers.get('cookie')) ? read(prefill, request) : undefined,
    /** Reads the answers from an address instead of the cookie. Its page is personal too. */
    unsealPrefill: (sealed: string) => unseal(prefill, sealed),
    clearPrefill: () => prefill().clear(),
    writeSentReading: (value: SentReading) => writeAndSeal(reading, value),
    readSentReading: (request: Request) => read(reading, request),
    unsealSentReading: (sealed: string) => unseal(reading, sealed),
    /**
     * Seals an address that was looked up or created here, its id with its text. The page carries the seal beside them
     * from post to post, so it works without cookies, in any number of tabs, and with any server process.
     */
    sealAddress: (address: SealedAddress) =>
      sealer.seal(addressSeal.purpose, hashOf(address), addressSeal.seconds),
    isSealedAddress: async (address: SealedAddress, sealed: string) =>
      (await sealer.unseal(addressSeal.purpose, sealed)) === hashOf(address),
    /**
     * Ends every journey and deletes all data about the visitor, so that the next visitor on a shared device finds
     * none.
     */
    clearAll: () => [complaint, feedback, confirmation, reading, prefill].map((cookie) => cookie().clear()),
  };
}

/** A hash, so that seals have the same length for every address. */
function hashOf({ id, label }: SealedAddress): string {
  return createHash('sha256')
    .update(JSON.stringify([id, label]))
    .digest('base64url');
}

/** Whether a visitor's meter-reading form is prefilled, so that its page is personal. */
export function hasPrefill(cookieHeader: string | null): boolean {
  return prefillCookie.isSet(cookieHeader);
}
