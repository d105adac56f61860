import type { SearchIndex } from './build-index.ts';
import { keepLongest } from './concepts.ts';
import type { Word } from './read-words.ts';
import { mistakenWords } from './spellings.ts';
import { splitJoinedWord } from './split-joined-word.ts';
import { stemWord } from './stem-word.ts';

/** A query's word: its stem after correction, the corrected spelling if any, and other likely readings. */
export type ReadWord = Word & { stem: string; spelling?: string; completions: string[]; nearby: string[] };

/** Other words with equally near spellings, searched besides the likeliest. */
const mostNearby = 3;
/** Shorter prefixes fit too many words. */
const shortestBeginning = 3;

/**
 * Reads each word as typed if an article has it, else as a prefix of words, else (unless `exact`) as
 * the likeliest near spelling or as two words written as one. While typing (`live`) the last word may be unfinished.
 */
export function correctWords(
  words: readonly Word[],
  index: SearchIndex,
  { exact, live }: { exact: boolean; live: boolean },
): ReadWord[] {
  const stems = words.map((word) => stemWord(word.folded));
  const inPhrase = new Set<number>();
  for (const { from, to } of keepLongest(index.findConcepts(stems))) {
    for (let at = from; at < to; at += 1) inPhrase.add(at);
  }
  return words.flatMap((word, at): ReadWord | ReadWord[] => {
    const asTyped = { ...word, stem: stems[at] ?? word.folded, nearby: [] };
    const mistaken = exact ? undefined : meantInstead(words, at);
    if (mistaken) return correctedTo(asTyped, [{ word: mistaken, stem: stemWord(mistaken) }]);
    const isLast = at === words.length - 1;
    const known = inPhrase.has(at) || index.frequencies.has(asTyped.stem);
    const completions = known && !isLast ? [] : completionsOf(word.folded, asTyped.stem, index);
    if (known || completions.length || exact) return { ...asTyped, completions };
    if (live && isLast) {
      const nearCompletions = index.vocabulary.nearCompletions(word.folded);
      if (nearCompletions.length) return { ...asTyped, completions: nearCompletions };
    }
    const near = index.vocabulary.nearSpellings(word.folded);
    const parts = near.length ? undefined : splitJoinedWord(word.folded, index);
    return parts ? apart(word, parts) : correctedTo(asTyped, near);
  });
}

function completionsOf(beginning: string, stem: string, index: SearchIndex): string[] {
  if (beginning.length < shortestBeginning) return [];
  return index.vocabulary.completions(beginning).filter((other) => other !== stem);
}

function meantInstead(words: readonly Word[], at: number): string | undefined {
  const mistaken = mistakenWords.get(words[at]?.folded ?? '');
  const before = words[at - 1]?.folded ?? '';
  return mistaken && !mistaken.unlessAfter.includes(before) ? mistaken.meant : undefined;
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

/** Two words for one: the first takes no room in the term, the second takes the room of both. */
function apart(word: Word, [first, second]: readonly [string, string]): ReadWord[] {
  return [
    { ...word, end: word.start, stem: stemWord(first), spelling: `${first} `, completions: [], nearby: [] },
    { ...word, stem: stemWord(second), spelling: second, completions: [], nearby: [] },
  ];
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
