import type { ComplaintChoice } from './complaint-choice.ts';

const creditComplaint = '/complaints/energy/credit';
const exits: Record<string, string> = {
  credit: creditComplaint,
  payAsYouGo: '/complaints/energy/pay-as-you-go',
  directDebit: creditComplaint,
  other: creditComplaint,
};

/** SPEC §2 "Complaint start page" and "make-a-complaint-select-energy" (one screen: CONTRACTS reading 4), §5: required. */
export const energyCustomerType: ComplaintChoice = {
  name: 'energy',
  question: 'What type of energy customer are you?',
  error: 'Choose what type of energy customer you are',
  options: [
    { value: 'credit', label: 'Credit', hint: 'You pay on receipt of bill' },
    { value: 'payAsYouGo', label: 'Pay as you go', hint: 'You top up your meter' },
    { value: 'directDebit', label: 'Direct Debit', hint: 'You pay the same each month' },
    { value: 'other', label: 'Other' },
  ],
};

/** Credit, direct debit and other go to the credit complaint page, pay as you go to its own (CONTRACTS reading 5). */
export function energyCustomerTypeExit(answer: unknown): string | undefined {
  return typeof answer === 'string' && Object.hasOwn(exits, answer) ? exits[answer] : undefined;
}
