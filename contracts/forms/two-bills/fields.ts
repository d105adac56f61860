/** The two bills of the form, by the prefix of their fields, as messages call them. */
export const billNames = { old: 'your last bill', new: 'this bill' } as const;
export type WhichBill = keyof typeof billNames;
export const whichBills: readonly WhichBill[] = ['old', 'new'];

/** The lines that are copied from a bill, in the order of the page. */
export const billLines = [
  'first-day',
  'last-day',
  'start-reading',
  'end-reading',
  'unit-rate',
  'standing-charge',
] as const;
export type BillLine = (typeof billLines)[number];

/** The name of a bill's field. */
export function billField(which: WhichBill, line: BillLine): string {
  return `${which}-${line}`;
}
