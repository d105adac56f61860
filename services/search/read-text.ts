import type { ConceptMatch } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';
import { readWords } from './read-words.ts';

/** A text with the positions of its words, their stems, and the phrases that have synonyms (by place of words). */
export type ReadText = {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
  stems: readonly string[];
  concepts: readonly ConceptMatch[];
};

/** Parses a text once, to find matches in it often. Small: about 20 bytes a word. */
export function readText(text: string, { stem, findConcepts }: Lexicon): ReadText {
  const words = readWords(text);
  const stems = words.map((word) => stem(word.folded));
  return {
    text,
    starts: Uint32Array.from(words, (word) => word.start),
    ends: Uint32Array.from(words, (word) => word.end),
    stems,
    concepts: findConcepts(stems),
  };
}
