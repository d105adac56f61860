/**
 * The facts that code names, with the values used when a supplier's facts file doesn't have them. They are the same
 * for every supplier.
 */
export const builtInFacts = {
  /** How long a supplier has for a complaint before the Energy Ombudsman takes it. */
  'complaint-weeks': 'eight weeks',
};
export type BuiltInFact = keyof typeof builtInFacts;
