import * as z from 'zod/mini';

/**
 * A complaint or enquiry between its two steps: the form's answers as `personalDetails` parses them, and what the lead
 * and the pages need besides. SPEC §3 "Personal details".
 */
export const complaintSession = z.object({
  firstName: z.string(),
  surname: z.string(),
  email: z.string(),
  telephoneNumber: z.string(),
  textphoneNumber: z.string(),
  vulnerabilityConsent: z.boolean(),
  queryType: z.string(),
  querySubtype: z.string(),
  addressId: z.string(),
  /** As shown to the visitor; not part of the lead. */
  addressLabel: z.string(),
  /** The {complaint} value of the form on which these answers were given. */
  complaint: z.string(),
  /** Chosen on the first step of a complaint; the query step has it filled in. */
  firstSubject: z.optional(z.string()),
  /** The id of the journey. Every idempotency key of the journey starts with it, so that one journey makes one lead. */
  journey: z.string(),
  /** The visitor was signed in, with an account on the newer platform. SPEC §3 "an account flag". */
  hasAccountFlag: z.boolean(),
});
export type ComplaintSession = z.infer<typeof complaintSession>;

/** The id of a feedback journey in progress. */
export const feedbackJourney = z.string();

/** The response to a complaint or enquiry. */
const sentQuery = z.object({
  journey: z.string(),
  /** The address of its form. */
  origin: z.string(),
  reference: z.string(),
  email: z.string(),
  /** The reference was emailed to `email`, too. */
  isEmailed: z.boolean(),
  receivedOn: z.string(),
  /** Identifies the submitted answers, by `idempotencyKey`. */
  words: z.string(),
});

/**
 * The content of the confirmation page: where it came from and the response. SPEC §2 "Confirmation page". It includes
 * the journey, so that a visitor who missed the response and sends the same answers again creates no second lead.
 */
export const confirmationState = z.union([
  sentQuery,
  z.object({ journey: z.string(), origin: z.literal('feedback') }),
]);
export type ConfirmationState = z.infer<typeof confirmationState>;

/** The values in the query string of the meter-reading form, by field. SPEC §2 "submit-meter-read". */
export const meterReadPrefill = z.record(z.string(), z.string());

/** The content of the page after a meter reading. */
export const sentReading = z.object({
  reference: z.string(),
  receivedOn: z.string(),
  facts: z.array(z.object({ term: z.string(), detail: z.string() })),
});
export type SentReading = z.infer<typeof sentReading>;

/** What a signed-in customer's journey cookies contain; those of other visitors have the content alone. */
export const sealedForCustomer = z.strictObject({ customer: z.string(), content: z.unknown() });
