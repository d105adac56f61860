import type { Answers } from './answers.ts';

/** Fills empty answers with known ones; an answer already given stays. */
export function fillEmpty(answers: Answers, known: Answers): Answers {
  const empty = Object.entries(known).filter(([name]) => !answers[name]);
  return { ...answers, ...Object.fromEntries(empty) };
}
