import type { CustomerOfRequest } from '../context.ts';
import type { Answers } from '../forms/answers.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';

/** What was looked up for a form's page; `areLate`: not in time for the page, and worth asking for again. */
export type LookedUp = { known: Answers; areLate: boolean };

/** What fills the form of who is signed in, as far as it comes in time; nothing for all others. SPEC §4. */
export async function lookUpAnswers(customer: CustomerOfRequest, names: FieldNames): Promise<LookedUp> {
  const { details, areLate } = await customer.detailsSoon();
  return { known: knownAnswers(details, names), areLate };
}
