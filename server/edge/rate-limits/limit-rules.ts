import type { LimitRule } from '#platform/rate-limits/open-rate-limits.ts';

const minute = 60;
const quarterHour = 15 * minute;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The limits of one visitor address, by group of routes. An office, a library or a mobile network can share one
 * address, so the figures are what sixty busy visitors need; docs/decisions/0030 has the reasons. RATE_LIMITS
 * multiplies them all.
 */
export const limitRules = {
  /** In a week of meter readings hundreds of customers of one mobile network send theirs from one address. */
  leads: [
    { points: 120, seconds: hour },
    { points: 600, seconds: day },
  ],
  /** One person writes a few times; an adviser who gives their own address for their clients writes more. */
  leadsOfEmail: [
    { points: 20, seconds: hour },
    { points: 60, seconds: day },
  ],
  /** Leads from one visitor address that name an e-mail address whose own limit others have used up. */
  leadsOfEmailHere: [{ points: 2, seconds: day }],
  /** A form needs one look-up, or three if the postcode was mistyped and the list reopened. */
  addressLookUps: [
    { points: 120, seconds: minute },
    { points: 1_200, seconds: hour },
  ],
  /** Each stores an address that somebody typed. */
  addressCreations: [
    { points: 60, seconds: hour },
    { points: 300, seconds: day },
  ],
  /** An open page requests it twice a minute, and whenever the visitor returns to its tab. */
  session: [{ points: 600, seconds: minute }],
  /** Reading a result list takes longer than this. */
  search: [{ points: 300, seconds: minute }],
  /** Sixty people typing at once, with a request at each pause. */
  suggestions: [{ points: 1_200, seconds: minute }],
  /** Sixty readers answer for one page each, with a reason; a program can't outvote the day's visitors. */
  usefulness: [
    { points: 120, seconds: hour },
    { points: 300, seconds: day },
  ],
  /**
   * Sign-in attempts from one address, for any account. Sixty people at work mistype their passwords now and then; a
   * program can try no more than 200 passwords an hour.
   */
  signInOfAddress: [{ points: 50, seconds: quarterHour }],
  /** Enough for somebody who tries the few passwords that they use. */
  signInOfAccountHere: [{ points: 10, seconds: quarterHour }],
  /** No customer and no family mistypes so often in a day: the account is being attacked from many addresses. */
  signInOfAccount: [{ points: 100, seconds: day }],
  /**
   * A customer on a train can still sign in with the right password; a thousand addresses get a thousand guesses an
   * hour.
   */
  signInFromNewAddress: [{ points: 1, seconds: hour }],
  /**
   * Each sign-in request is a row of the database for half an hour. A sign-in takes two, so thirty people behind one
   * address can sign in within a minute, and three hundred within an hour.
   */
  authorization: [
    { points: 60, seconds: minute },
    { points: 600, seconds: hour },
  ],
  /** A busy page sends about ten requests a minute: a batch and a segment every 30 s, and more at each change of page. */
  monitoring: [{ points: 600, seconds: minute }],
  /**
   * Disk blocks (4 KiB) that measurements take up: a file costs one for each block or part of one, so this limits files
   * and bytes at once. A page view takes 2.6 (1 GiB holds 100,000), sixty visitors with ten page views each 1,573. The
   * hourly limit allows more than twice that, the daily limit ten such hours. A day's 64 MiB are a sixteenth of the
   * store's 1 GiB, so no address can evict what others sent.
   */
  monitoringBlocks: [
    { points: 4_096, seconds: hour },
    { points: 16_384, seconds: day },
  ],
  /** A browser posts every few seconds at most. */
  analytics: [{ points: 300, seconds: minute }],
  /** A page reports ten failures at most (app/telemetry/errors). */
  errorReports: [{ points: 300, seconds: minute }],
} satisfies Record<string, readonly LimitRule[]>;

/** What a lead costs if a program seems to have sent it: the limits are then a tenth. */
export const suspiciousLeadCost = 10;

/** Telemetry costs another point for each block of this many bytes: about 38 MB a minute at most. */
export const bytesPerPoint = 64 * 1024;

/** What a telemetry request of this many bytes costs. */
export function telemetryCost(bytes: number): number {
  return 1 + Math.floor(bytes / bytesPerPoint);
}
