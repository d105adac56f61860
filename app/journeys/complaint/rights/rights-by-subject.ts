import type { BuiltInFact } from '#contracts/built-in-facts.ts';
import type { QuerySubject } from '#contracts/forms/query-subjects.ts';

/** A right in words, made from the facts that it names. */
type Right = { facts: readonly BuiltInFact[]; words: (...values: string[]) => string };

const oldBill: Right = {
  facts: ['back-billing-limit'],
  words: (limit) =>
    `If a bill was wrong or late and it wasn’t your fault, we can’t charge you for energy that you used more than ${limit} ago.`,
};
const missedVisit: Right = {
  facts: ['missed-appointment-payment'],
  words: (payment) =>
    `If we miss an appointment, or change it with less than a working day’s notice, we owe you ${payment}.`,
};
const meterCheck: Right = {
  facts: [],
  words: () => 'If you think your meter is wrong, we must look into it. Ofgem’s website says how soon.',
};
const finalBill: Right = {
  facts: ['final-bill-time', 'final-refund-time'],
  words: (bill, refund) =>
    `Your final bill must come within ${bill}. If you’re in credit, we refund it within ${refund} of that bill.`,
};
const exitFee: Right = {
  facts: [],
  words: () =>
    'You pay no exit fee in the last weeks of a fixed tariff. Our letter before it ends says from which day.',
};
const bankRefund: Right = {
  facts: [],
  words: () =>
    'If we took the wrong amount by Direct Debit, your bank must pay you back in full, straight away. It’s the Direct Debit Guarantee.',
};
const creditBack: Right = {
  facts: [],
  words: () => 'You can ask for your credit back at any time. If we say no, we must tell you why.',
};
const fairPlan: Right = {
  facts: [],
  words: () => 'We must offer you a way to pay that you can afford.',
};

/** The rights that apply by law or by Ofgem’s rules. A subject without an entry has none of its own. */
const rights: Partial<Record<QuerySubject, readonly Right[]>> = {
  'Amend moving house dates/meter reader': [finalBill, missedVisit],
  'Balance queries': [oldBill],
  "Can't pay/debt": [fairPlan, oldBill],
  'Direct debit/Incorrect payment': [bankRefund],
  'Dispute Bill/Balance': [oldBill],
  'Faulty meter': [meterCheck, missedVisit],
  'Leaving us': [finalBill],
  'Meter read issues': [oldBill, missedVisit],
  'Moving House': [finalBill],
  'Request Refund': [creditBack],
  'Tariff issues': [exitFee],
  'Tariff renewal/upgrade': [exitFee],
};

/** The rights of each subject in sentences, with the current facts. */
export async function rightsBySubject(
  fact: (name: BuiltInFact) => Promise<string>,
): Promise<Record<string, string[]>> {
  const inWords = async ({ facts, words }: Right) => words(...(await Promise.all(facts.map(fact))));
  const each = Object.entries(rights).map(
    async ([subject, all]) => [subject, await Promise.all(all.map(inWords))] as const,
  );
  return Object.fromEntries(await Promise.all(each));
}
