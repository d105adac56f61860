import * as z from 'zod/mini';

/** Personal details between the two complaint steps. SPEC §3. */
export const heldDetails = z.object({
  firstName: z.string(),
  surname: z.string(),
  email: z.string(),
  telephoneNumber: z.string(),
  textphoneNumber: z.string(),
  vulnerabilityConsent: z.boolean(),
  queryType: z.string(),
  querySubtype: z.string(),
  addressId: z.string(),
  /** As shown to the visitor; no part of the lead. */
  addressLabel: z.string(),
  /** The complaint value whose form these were given on. */
  complaint: z.string(),
  /** One journey, one lead: the start of every idempotency key made in it. */
  journey: z.string(),
  /** The visitor was signed in, with an account on the newer platform. SPEC §3 "an account flag". */
  hasAccountFlag: z.boolean(),
});
export type HeldDetails = z.infer<typeof heldDetails>;

/** The journey of a feedback under way. */
export const feedbackJourney = z.string();

/** What was answered to a complaint or enquiry. */
const sentQuery = z.object({
  journey: z.string(),
  /** The address of its form. */
  origin: z.string(),
  reference: z.string(),
  email: z.string(),
  /** The reference was emailed to `email`, too. */
  isEmailed: z.boolean(),
  receivedOn: z.string(),
  /** Tells the words that were sent from others, by `idempotencyKey`. */
  words: z.string(),
});

/**
 * What the confirmation page shows: where it came from and what was answered. SPEC §2 "Confirmation page". It carries
 * the journey, so that the same words sent again by a visitor who missed the answer are still the same lead.
 */
export const confirmationState = z.union([
  sentQuery,
  z.object({ journey: z.string(), origin: z.literal('feedback') }),
]);
export type ConfirmationState = z.infer<typeof confirmationState>;

/** What the address of the meter-reading form brought along, by field. SPEC §2 "submit-meter-read". */
export const meterReadPrefill = z.record(z.string(), z.string());

/** What the page after a meter reading shows. */
export const sentReading = z.object({
  reference: z.string(),
  receivedOn: z.string(),
  facts: z.array(z.object({ term: z.string(), detail: z.string() })),
});
export type SentReading = z.infer<typeof sentReading>;
