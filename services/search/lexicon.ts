import { createConceptFinder, type ConceptFinder, type Stem, type SynonymGroups } from './concepts.ts';
import { readWords } from './read-words.ts';
import { stemWord } from './stem-word.ts';

/** Words that are read as another one, by the word as typed, and groups of what means nearly the same. */
export type Synonyms = { words: Readonly<Record<string, string>>; groups: SynonymGroups };

/** How both texts and searches are read. */
export type Lexicon = { stem: Stem; findConcepts: ConceptFinder };

/** The lexicon of some synonyms. */
export function createLexicon({ words, groups }: Synonyms): Lexicon {
  const meant = new Map(Object.entries(words).map(([typed, word]) => [stemOf(typed), stemOf(word)]));
  const stem = (folded: string) => {
    const own = stemWord(folded);
    return meant.get(own) ?? own;
  };
  return { stem, findConcepts: createConceptFinder(groups, stem) };
}

function stemOf(word: string): string {
  return stemWord(readWords(word)[0]?.folded ?? word);
}
