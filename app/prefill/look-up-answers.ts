import { createContext, type RouterContextProvider } from 'react-router';
import { customerContext, need } from '../context.ts';
import type { Answers } from '../forms/answers.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';

/** What was looked up for a form's page; `areLate`: not in time for the page, and to be expected soon. */
export type LookedUp = { known: Answers; areLate: boolean };

/** Set by an action: the page that answers a post shows what was posted, so nothing needs to be looked up for it. */
export const answersPost = createContext(false);

/** What fills the form of who is signed in, as far as it comes in time; nothing for all others. SPEC §4. */
export async function lookUpAnswers(
  context: Readonly<RouterContextProvider>,
  names: FieldNames,
): Promise<LookedUp> {
  if (context.get(answersPost)) return { known: {}, areLate: false };
  const { details, areLate } = await need(context, customerContext).detailsSoon();
  return { known: knownAnswers(details, names), areLate };
}
