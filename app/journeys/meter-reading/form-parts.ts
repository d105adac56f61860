import type { Answers, FieldErrors } from '../../forms/answers.ts';
import type { MeterArticles } from './meter-articles.ts';
import type { ReadingHint } from './reading-hints/reading-hint.ts';
import type { ReadingSteps } from './steps/use-reading-steps.ts';

/** The props of each part of the form. A hidden field stays in the form and keeps its answer. */
export type FormParts = {
  /** The initial answers, as the page came with them. */
  answers: Answers;
  /** The current answers. */
  given: Answers;
  errors: FieldErrors;
  /** Unusual readings that break no rule. */
  hints: ReadingHint[];
  /** The names of the visible fields. */
  shown: ReadonlySet<string>;
  steps: ReadingSteps;
  articles: MeterArticles;
};
