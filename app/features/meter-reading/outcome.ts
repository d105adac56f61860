import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { Limit } from '../../forms/limit-reached.tsx';

/** How a post of the form ended, when it did not end with a reading that was taken. */
export type Outcome = {
  answers: Answers;
  errors?: FieldErrors;
  /** The leads service did not take it. */
  hasFailed?: boolean;
  /** The visitor has sent too many. */
  limit?: Limit;
  /** The window closed while the form was open. */
  isClosed?: boolean;
  /** The network failed, and the reading is kept on the visitor's device. */
  isKept?: boolean;
};

/** Intents of the form's buttons. A mend is followed by the readings that it sets, as a query string. */
export const intents = { send: 'send', choose: 'choose', mend: 'mend?' } as const;
