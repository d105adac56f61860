import type { ExcerptPart } from '#contracts/search.ts';
import { findMatches, markMatches } from './find-matches.ts';
import type { QueryPlan } from './plan-query.ts';
import type { ReadText } from './read-text.ts';

/** Two to three lines of a result; the mark for what was cut comes on top. */
const longest = 216;
/** An excerpt may end with a sentence from here on. */
const longEnough = 160;

/**
 * An article's own description with its matches marked, cut at a word if it is long. Plain text. It was written to be
 * read in a list; a passage from within the article says less about whether this is the right page.
 */
export function makeExcerpt(summary: ReadText, plan: QueryPlan): ExcerptPart[] {
  const end = endOf(summary.text);
  const inside = findMatches(summary, plan).filter((match) => match.end <= end);
  const parts = markMatches(summary.text.slice(0, end), inside);
  return end < summary.text.length ? [...parts, { text: ' …', match: false }] : parts;
}

function endOf(source: string): number {
  if (source.length <= longest) return source.length;
  const passage = source.slice(0, longest);
  const sentence = [...passage.matchAll(/[.!?]['’”)]*(?=\s)/g)].at(-1);
  const sentenceEnd = sentence ? sentence.index + sentence[0].length : 0;
  if (sentenceEnd >= longEnough) return sentenceEnd;
  const space = source.slice(0, longest + 1).lastIndexOf(' ');
  if (space > 0) return space;
  return passage.isWellFormed() ? longest : longest - 1;
}
