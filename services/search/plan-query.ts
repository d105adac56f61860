import type { SearchIndex } from './build-index.ts';
import { keepLongest } from './concepts.ts';
import { correctTerm, correctWords, type ReadWord } from './correct-words.ts';
import { readWords, type Word } from './read-words.ts';
import { stopWords } from './stop-words.ts';

/** The rest of a pasted page is ignored, so that work stays bounded. Stop words don't count: a dictated sentence has many. */
export const mostQueryWords = 24;
/** A bound for a text of stop words alone: 24 other words come with about 30 of them in ordinary speech. */
const mostWordsInAll = 100;

/** The weight of each way of matching a word; the word itself has 1. */
const weights = {
  /** Part of a phrase that has synonyms: the phrase is more significant than its words. */
  inPhrase: 0.5,
  /** The synonyms of a single word, and of a phrase. */
  synonym: 0.3,
  phraseSynonym: 1.5,
  completion: 0.25,
  nearby: 0.3,
};

/** What to look up in the index, and how to measure how much of the query an article matches. */
export type QueryPlan = {
  correctedTerm?: string;
  words: readonly ReadWord[];
  /** All words' stems in order, common ones too, to find the exact phrase. */
  phrase: string[];
  /** Index terms (stems and concepts) and what each counts. */
  terms: ReadonlyMap<string, number>;
  /** Which of the query's significant words and phrases an index term matches, by their place in `rarities`. */
  answers: ReadonlyMap<string, ReadonlySet<number>>;
  /** The significance of each of these: the rarer, the higher. */
  rarities: number[];
};

/** Plans a search. `exact`: as typed, without correction. `live`: while typing, the last word is unfinished. */
export function planQuery(
  term: string,
  index: SearchIndex,
  { exact = false, live = false }: { exact?: boolean; live?: boolean } = {},
): QueryPlan {
  const words = correctWords(firstWords(readWords(term)), index, { exact, live });
  const distinctive = findDistinctiveWords(words, live);
  const rarities = distinctive.map((place) => rarityOf(words[place], index));
  const terms = new Map<string, number>();
  const answers = new Map<string, Set<number>>();
  const look = (indexTerm: string, weight: number, answered: readonly number[]) => {
    terms.set(indexTerm, Math.max(weight, terms.get(indexTerm) ?? 0));
    answers.set(indexTerm, new Set([...(answers.get(indexTerm) ?? []), ...answered]));
  };

  const inPhrase = new Set<number>();
  const phrases = new Map<number, number>();
  for (const { concept, from, to } of keepLongest(
    index.lexicon.findConcepts(words.map(({ stem }) => stem)),
  )) {
    const places = words.map((_, place) => place).slice(from, to);
    const answered = places.map((place) => distinctive.indexOf(place)).filter((nth) => nth >= 0);
    if (places.length > 1) {
      for (const place of places) inPhrase.add(place);
      // A phrase counts separately: its words apart do not mean the same.
      const nth = phrases.get(from) ?? rarities.push(rarity([concept], index)) - 1;
      phrases.set(from, nth);
      answered.push(nth);
    }
    look(concept, places.length > 1 ? weights.phraseSynonym : weights.synonym, answered);
  }
  for (const [nth, place] of distinctive.entries()) {
    const word = words[place];
    if (!word) continue;
    look(word.stem, inPhrase.has(place) ? weights.inPhrase : 1, [nth]);
    for (const stem of word.completions) look(stem, weights.completion, [nth]);
    for (const stem of word.nearby) look(stem, weights.nearby, [nth]);
  }

  const correctedTerm = correctTerm(term, words);
  return {
    ...(correctedTerm === undefined ? {} : { correctedTerm }),
    words,
    phrase: words.map(({ stem }) => stem),
    terms,
    answers,
    rarities,
  };
}

/** The words that are searched: `mostQueryWords`, and the stop words among them. */
function firstWords(words: readonly Word[]): Word[] {
  const significant = words.filter(({ folded }) => !stopWords.has(folded));
  const next = significant[mostQueryWords];
  return words.slice(0, Math.min(next ? words.indexOf(next) : words.length, mostWordsInAll));
}

/** Places of the words that are not stop words, each stem once; of all words if they are all stop words. */
function findDistinctiveWords(words: readonly ReadWord[], live: boolean): number[] {
  const places = words
    .map((_, place) => place)
    .filter((place) => words.findIndex(({ stem }) => stem === words[place]?.stem) === place);
  const distinctive = places.filter((place) => {
    const unfinished = live && place === words.length - 1;
    return unfinished || !stopWords.has(words[place]?.folded ?? '');
  });
  return distinctive.length ? distinctive : places;
}

function rarityOf(word: ReadWord | undefined, index: SearchIndex): number {
  return rarity(word ? [word.stem, ...word.completions, ...word.nearby] : [], index);
}

/** From 0.8 for a term that every article has to about 2 for one that one article has. */
function rarity(terms: readonly string[], index: SearchIndex): number {
  const articles = Math.max(1, ...terms.map((term) => index.frequencies.get(term) ?? 0));
  return Math.sqrt(Math.log(1 + (index.articles.length + 1) / articles));
}
