import type { Answers } from '../../forms/answers.ts';

/** The buttons of the query step, by the value of `intent`. */
export const queryIntents = { send: 'send', back: 'back-to-details' } as const;

/** Whether a post comes from the query step, which sends its text along to the details. */
export function isFromQuery({ intent }: Answers): boolean {
  return Object.values<string | undefined>(queryIntents).includes(intent);
}

/** Selects the answers of the query step: the details step carries them along. */
export function queryAnswers({ query, subject }: Answers): Answers {
  return { ...(query !== undefined && { query }), ...(subject !== undefined && { subject }) };
}
