/** What messages call the two bills of the form, by the prefix of their fields. */
export const billNames = { old: 'your last bill', new: 'this bill' } as const;
export type WhichBill = keyof typeof billNames;
export const whichBills: readonly WhichBill[] = ['old', 'new'];

/** The choice between one unit rate and two, as with Economy 7: it applies to both bills. */
export const ratesField = 'rates';
export const rateChoices = ['one', 'two'] as const;
export type RateChoice = (typeof rateChoices)[number];

/**
 * The lines that are copied from a bill, in the order of the page. With two rates the form also asks for the night's
 * readings and rate, and the others are the day's.
 */
export const billLines = [
  'first-day',
  'last-day',
  'start-reading',
  'end-reading',
  'night-start-reading',
  'night-end-reading',
  'unit-rate',
  'night-unit-rate',
  'standing-charge',
] as const;
export type BillLine = (typeof billLines)[number];

/** The name of a bill's field. */
export function billField(which: WhichBill, line: BillLine): string {
  return `${which}-${line}`;
}
