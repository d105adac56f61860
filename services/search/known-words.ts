import type { SearchIndex } from './build-index.ts';
import { readWords } from './read-words.ts';

/** Replaces words that the articles don't have. */
const otherWords = '…';
const mostWords = 8;
const longestWord = 25;

/**
 * Reduces a term to the words that our own articles, answers or synonyms have: in lower case, single-spaced, at
 * most eight. A personal name, address or number is not among them; words with digits are removed too, except for a
 * single digit ('economy 7'). An English word is not known for being English: names are too. Decisions 28 and 52.
 */
export function knownWords(term: string, { vocabulary }: SearchIndex): string {
  const words = readWords(term).map(({ folded }) => {
    const isSafe = folded.length === 1 || (folded.length <= longestWord && !/\d/.test(folded));
    return isSafe && vocabulary.has(folded) ? folded : otherWords;
  });
  const reduced = words.filter((word, nth) => word !== otherWords || words[nth - 1] !== otherWords);
  const isCut = reduced.length > mostWords;
  return [...reduced.slice(0, mostWords), ...(isCut ? [otherWords] : [])].join(' ') || otherWords;
}
