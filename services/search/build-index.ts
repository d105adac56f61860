import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { createIntents, type Intents } from './answers/create-intents.ts';
import { phrasesOf } from './concepts.ts';
import type { IsWord } from './english-words/read-dictionary.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { readText, type ReadText } from './read-text.ts';
import { readWords } from './read-words.ts';
import type { Searchable, SearchableArticle } from './searchable-article.ts';
import { mergeSynonyms, tradeSynonyms } from './synonyms.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The searched fields, and how much a word in each counts. `searches` are those of the answers that lead to the page. */
export const fieldWeights = { title: 6, keywords: 3, headings: 3, description: 2, searches: 2, text: 1 };
export type Field = keyof typeof fieldWeights;
const fields = Object.keys(fieldWeights) as Field[];

/** A synonym counts like a near spelling of a word of the text. */
const synonymWeight = 1;
/** Stands between headings or keywords, so that no phrase runs from one into the next. */
const divider = '|';
/** Articles read between two pauses, so that building never blocks requests for long. */
const articlesAtATime = 5;

/** Each field's stems in order with a space either side, to look for phrases in. */
export type FieldStems = Record<Field, string>;
export type IndexedArticle = {
  article: SearchableArticle;
  stems: FieldStems;
  title: ReadText;
  /** The description, which excerpts are taken from; the text where there is none. */
  summary: ReadText;
};

/** Everything needed to answer; never changed once built. */
export type SearchIndex = {
  articles: readonly IndexedArticle[];
  engine: MiniSearch;
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  /** Whether a word is one of the language: it is never corrected. */
  isEnglish: IsWord;
  /** How many articles have a stem or concept. */
  frequencies: ReadonlyMap<string, number>;
  intents: Intents;
};

/** Reads all articles into an index, pausing now and then to let requests through. */
export async function buildIndex(
  { articles, answers = [], synonyms: own }: Omit<Searchable, 'version'>,
  isEnglish: IsWord,
  builtIn = tradeSynonyms,
): Promise<SearchIndex> {
  const synonyms = mergeSynonyms(builtIn, own);
  const lexicon = createLexicon(synonyms);
  const vocabulary = createVocabulary();
  // A misspelt synonym can be corrected even if no article has the word itself.
  for (const phrase of phrasesOf(synonyms.groups).flat()) {
    if (readWords(phrase).length === 1) readStems(phrase, synonymWeight, vocabulary, lexicon);
  }
  for (const search of answers.flatMap(({ searches }) => searches)) {
    readStems(search, synonymWeight, vocabulary, lexicon);
  }
  const frequencies = new Map<string, number>();
  const engine = new MiniSearch({ fields, tokenize: splitTerms, processTerm: (term) => term });
  const indexed: IndexedArticle[] = [];
  for (const [id, article] of articles.entries()) {
    if (id && id % articlesAtATime === 0) await pause();
    const searches = answers
      .filter(({ page }) => page.href === article.href)
      .flatMap((answer) => answer.searches);
    const { stems, terms } = readArticle({ ...article, searches }, vocabulary, lexicon);
    engine.add({ id, ...terms });
    for (const term of new Set(fields.flatMap((field) => splitTerms(terms[field])))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    indexed.push({
      article,
      stems,
      title: readText(article.title, lexicon),
      summary: readText(article.description || article.text, lexicon),
    });
  }
  const intents = createIntents(answers, lexicon);
  return { articles: indexed, engine, vocabulary, lexicon, isEnglish, frequencies, intents };
}

function readArticle(
  article: Record<Field, string | readonly string[]>,
  vocabulary: Vocabulary,
  lexicon: Lexicon,
) {
  const stems = {} as FieldStems;
  const terms = {} as Record<Field, string>;
  for (const field of fields) {
    const passages = [article[field]]
      .flat()
      .map((passage) => readStems(passage, fieldWeights[field], vocabulary, lexicon));
    const concepts = passages.flatMap((passage) =>
      lexicon.findConcepts(passage).map(({ concept }) => concept),
    );
    stems[field] = ` ${passages.map((passage) => passage.join(' ')).join(` ${divider} `)} `;
    terms[field] = [...passages.flat(), ...concepts].join(' ');
  }
  return { stems, terms };
}

function readStems(passage: string, weight: number, vocabulary: Vocabulary, lexicon: Lexicon): string[] {
  return readWords(passage).map(({ folded }) => {
    const stem = lexicon.stem(folded);
    vocabulary.add(folded, stem, weight);
    return stem;
  });
}

function splitTerms(terms: string): string[] {
  return terms ? terms.split(' ') : [];
}
