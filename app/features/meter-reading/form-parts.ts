import type { Answers, FieldErrors } from '../../forms/answers.ts';

/** What each part of the form is drawn from. A field that is not shown stays in the form, and keeps its answer. */
export type FormParts = {
  /** As the page came with them. */
  answers: Answers;
  /** As they stand. */
  given: Answers;
  errors: FieldErrors;
  /** Names of fields. */
  shown: ReadonlySet<string>;
};
