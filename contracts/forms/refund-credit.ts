import * as z from 'zod/mini';
import { queryText } from './query-text.ts';

/** 'We owe you': the text that becomes the feedback lead's query. SPEC §2 "Feedback flow", §5: required. */
export const refundCredit = z.object({
  query: queryText('Enter your full name, full address, customer account number and email address'),
});
