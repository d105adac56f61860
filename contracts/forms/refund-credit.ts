import * as z from 'zod/mini';
import { textOfAtMost } from './query-text.ts';

/** SPEC has no limit: this is forty pages for a name, an address, a number and an e-mail address. */
export const refundCreditLimit = 100_000;

/** 'We owe you': the text that becomes the feedback lead's query. SPEC §2 "Feedback flow", §5: required. */
export const refundCredit = z.object({
  query: textOfAtMost(
    refundCreditLimit,
    'Enter your full name, full address, customer account number and email address',
    () => `Your details are too long: use ${refundCreditLimit.toLocaleString('en-GB')} characters or fewer`,
  ),
});
