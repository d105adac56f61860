import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { ReadingHint } from './reading-hints/reading-hint.ts';

/** What each part of the form is drawn from. A field that is not shown stays in the form, and keeps its answer. */
export type FormParts = {
  /** As the page came with them. */
  answers: Answers;
  /** As they stand. */
  given: Answers;
  errors: FieldErrors;
  /** What looks unusual and breaks no rule. */
  hints: ReadingHint[];
  /** Names of fields. */
  shown: ReadonlySet<string>;
};
