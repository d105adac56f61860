import SearchableMap from 'minisearch/SearchableMap';
import { countEdits } from './count-edits.ts';
import { stopWords } from './stop-words.ts';

/** How many words a prefix may match: enough for 'ther', and a bound on work for 'con'. */
const mostCompletions = 12;
/** Shorter words have too many neighbours: 'gas' is one letter from 'was'. */
const shortestCorrected = 4;
/** From this length two letters may be wrong: 'tarrif' for 'tariff'. */
const twoEditsFrom = 6;

type Entry = { stem: string; weight: number };
/** A word with its stem and weight. */
export type VocabularyEntry = [word: string, stem: string, weight: number];

/** The words of all articles: look-up by prefix, and by near spelling. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

/** `add` takes each word with a weight for how significant its place is. `saved`: the entries of another vocabulary. */
export function createVocabulary(saved: readonly VocabularyEntry[] = []) {
  const entries = new SearchableMap<Entry>();
  for (const [word, stem, weight] of saved) entries.set(word, { stem, weight });
  const heaviestFirst = (words: { word: string; entry: Entry }[]) =>
    words.toSorted((a, b) => b.entry.weight - a.entry.weight || (a.word < b.word ? -1 : 1));

  return {
    add(word: string, stem: string, weight: number): void {
      entries.fetch(word, () => ({ stem, weight: 0 })).weight += weight;
    },

    entries: () => [...entries].map(([word, { stem, weight }]): VocabularyEntry => [word, stem, weight]),

    has: (word: string): boolean => entries.has(word),

    /** Stems of the words that begin with `start` and are longer, the most significant first. */
    completions(start: string): string[] {
      const longer = [...entries.atPrefix(start)]
        .filter(([word]) => word !== start)
        .map(([word, entry]) => ({ word, entry }));
      return [...new Set(heaviestFirst(longer).map(({ entry }) => entry.stem))].slice(0, mostCompletions);
    },

    /** Words spelled nearly like `word`, the likeliest first; a longer word may differ more. */
    nearSpellings(word: string): { word: string; stem: string }[] {
      if (word.length < shortestCorrected || /\d/.test(word)) return [];
      const mostEdits = word.length < twoEditsFrom ? 1 : 2;
      const near = [...entries.fuzzyGet(word, 2)]
        .map(([other, [entry]]) => ({ word: other, entry, edits: countEdits(word, other) }))
        .filter((other) => other.edits <= mostEdits && isPlausible(word, other.word, other.edits));
      const fewest = Math.min(...near.map(({ edits }) => edits));
      return heaviestFirst(near.filter(({ edits }) => edits === fewest)).map((other) => ({
        word: other.word,
        stem: other.entry.stem,
      }));
    },

    /** Stems of words whose beginning is spelled nearly like `start`: 'thermast' is on the way to 'thermostat'. */
    nearCompletions(start: string): string[] {
      if (start.length < shortestCorrected || /\d/.test(start)) return [];
      const near = [...entries.atPrefix(start.slice(0, 1))]
        .filter(([word]) =>
          [-1, 0, 1].some((more) => countEdits(start, word.slice(0, start.length + more)) <= 1),
        )
        .map(([word, entry]) => ({ word, entry }));
      return [...new Set(heaviestFirst(near).map(({ entry }) => entry.stem))].slice(0, mostCompletions);
    },
  };
}

/** The first letter is rarely wrong; only a long word with one wrong letter may begin differently. */
function isPlausible(word: string, other: string, edits: number): boolean {
  if (stopWords.has(other) || /\d/.test(other)) return false;
  if (word[0] === other[0]) return true;
  return edits === 1 && word.length >= twoEditsFrom;
}
