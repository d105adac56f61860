/**
 * The facts that code names, with the values used when a supplier's facts file doesn't have them. They are the same
 * for every supplier.
 */
export const builtInFacts = {
  /** How long a supplier has for a complaint before the Energy Ombudsman takes it. */
  'complaint-weeks': 'eight weeks',
  /** How far back energy that was not billed correctly may be charged. */
  'back-billing-limit': '12 months',
  /** What a supplier owes for an appointment that it misses or moves too late. */
  'missed-appointment-payment': '£40',
  /** How long the final bill may take. */
  'final-bill-time': 'six weeks',
  /** How long after the final bill credit is refunded. */
  'final-refund-time': '10 working days',
};
export type BuiltInFact = keyof typeof builtInFacts;
