import type { SearchIndex } from './build-index.ts';
import { keepLongest, type Stem } from './concepts.ts';
import type { Word } from './read-words.ts';
import { stopWords } from './stop-words.ts';
import { splitJoinedWord } from './split-joined-word.ts';

/** A query's word: its stem after correction, the corrected spelling if any, and other likely readings. */
export type ReadWord = Word & { stem: string; spelling?: string; completions: string[]; nearby: string[] };

/** Other words with equally near spellings, searched besides the likeliest. */
const mostNearby = 3;
/** Shorter prefixes fit too many words, but after stop words alone they are all there is: 'why is my b'. */
export const shortestBeginning = 3;

/**
 * Reads each word as typed if it is in an article or English, else as a prefix of words, else (unless `exact`) as
 * several words written as one or as the likeliest near spelling. While typing (`live`) the last word may be unfinished.
 */
export function correctWords(
  words: readonly Word[],
  index: SearchIndex,
  { exact, live }: { exact: boolean; live: boolean },
): ReadWord[] {
  const { stem, findConcepts } = index.lexicon;
  const stems = words.map((word) => stem(word.folded));
  const inPhrase = new Set<number>();
  for (const { from, to } of keepLongest(findConcepts(stems))) {
    for (let at = from; at < to; at += 1) inPhrase.add(at);
  }
  const onlyStopWords = words.slice(0, -1).every(({ folded }) => stopWords.has(folded));
  const shortest = live && words.length > 1 && onlyStopWords ? 1 : shortestBeginning;
  return words.flatMap((word, at): ReadWord | ReadWord[] => {
    const asTyped = { ...word, stem: stems[at] ?? word.folded, nearby: [] };
    const isLast = at === words.length - 1;
    const known = inPhrase.has(at) || index.frequencies.has(asTyped.stem);
    // An English word stands for itself: 'man' is not the beginning of 'manage'.
    const isReal = known || index.isEnglish(word.folded);
    const completions = isReal && !isLast ? [] : completionsOf(word.folded, asTyped.stem, index, shortest);
    if (isReal || completions.length || exact) return { ...asTyped, completions };
    if (live && isLast) {
      const nearCompletions = index.vocabulary.nearCompletions(word.folded);
      if (nearCompletions.length) return { ...asTyped, completions: nearCompletions };
    }
    // First: 'gashob' is spelled nearly like other words, but a phrase is seldom found in a misspelling.
    const parts = splitJoinedWord(word.folded, index);
    return parts
      ? apart(word, parts, stem)
      : correctedTo(asTyped, index.vocabulary.nearSpellings(word.folded));
  });
}

function completionsOf(beginning: string, stem: string, index: SearchIndex, shortest: number): string[] {
  if (beginning.length < shortest) return [];
  return index.vocabulary.completions(beginning).filter((other) => other !== stem);
}

function correctedTo(word: Word & { stem: string }, near: { word: string; stem: string }[]): ReadWord {
  const [best, ...others] = near;
  if (!best) return { ...word, completions: [], nearby: [] };
  const nearby = [...new Set(others.map(({ stem }) => stem))].filter((stem) => stem !== best.stem);
  return {
    ...word,
    stem: best.stem,
    spelling: best.word,
    completions: [],
    nearby: nearby.slice(0, mostNearby),
  };
}

/** Several words for one: the last takes the place of the typed word in the term, the others are inserted before it. */
function apart(word: Word, parts: readonly string[], stem: Stem): ReadWord[] {
  return parts.map((part, nth) => {
    const isLast = nth === parts.length - 1;
    const place = isLast ? { spelling: part } : { end: word.start, spelling: `${part} ` };
    return { ...word, ...place, folded: part, stem: stem(part), completions: [], nearby: [] };
  });
}

/** The term with each corrected word replaced in place, or undefined if none was corrected. */
export function correctTerm(term: string, words: readonly ReadWord[]): string | undefined {
  if (!words.some((word) => word.spelling)) return undefined;
  let corrected = '';
  let from = 0;
  for (const word of words) {
    corrected += term.slice(from, word.start) + (word.spelling ?? term.slice(word.start, word.end));
    from = word.end;
  }
  return corrected + term.slice(from);
}
