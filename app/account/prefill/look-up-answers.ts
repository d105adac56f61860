import { createContext, type RouterContextProvider } from 'react-router';
import { customerContext } from './customer-context.ts';
import type { Answers } from '../../forms/answers.ts';
import { knownAnswers, type FieldNames } from './known-answers.ts';

/** The look-up for a form's page. `shouldAskAgain`: it was late or failed (`hasFailed`), so scripts ask again. */
export type LookedUp = { known: Answers; shouldAskAgain: boolean; hasFailed?: boolean };

/** Set by an action: the response to a post shows the posted answers, so no look-up is needed. */
export const answersPost = createContext(false);

/** The answers that prefill a signed-in visitor's form, if they arrive in time; nothing for other visitors. SPEC §4. */
export async function lookUpAnswers(
  context: Readonly<RouterContextProvider>,
  names: FieldNames,
): Promise<LookedUp> {
  if (context.get(answersPost)) return { known: {}, shouldAskAgain: false };
  const { details, shouldAskAgain, hasFailed } = await context.get(customerContext).detailsSoon();
  return { known: knownAnswers(details, names), shouldAskAgain, hasFailed };
}
