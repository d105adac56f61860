import type { FailureNotice } from '#contracts/failure-words.ts';
import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';

/** The outcome of a post of the form that did not end with an accepted reading. */
export type Outcome = {
  answers: Answers;
  errors?: FieldErrors;
  /** The leads service did not accept it. */
  failure?: FailureNotice;
  /** The visitor has sent too many. */
  limit?: Limit;
  /** The window closed while the form was open. */
  isClosed?: boolean;
  /** The network failed, and the reading is stored on the visitor's device. */
  isStoredOffline?: boolean;
};

/**
 * Intents of the form's buttons. The intent of a correction is followed by the readings that it sets, as a query
 * string. Its first word must not change, because open pages of earlier releases post it too.
 */
export const intents = { send: 'send', choose: 'choose', correct: 'mend?' } as const;
