import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { createConceptFinder, phrasesOf, type ConceptFinder, type SynonymGroups } from './concepts.ts';
import { readText, type ReadText } from './read-text.ts';
import { readWords } from './read-words.ts';
import type { SearchableArticle } from './searchable-article.ts';
import { stemWord } from './stem-word.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The searched fields, and how much a word in each counts. */
export const fieldWeights = { title: 6, keywords: 3, headings: 3, description: 2, text: 1 };
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
  /** Description and text, where excerpts are taken from. */
  passage: ReadText;
};

/** Everything needed to answer; never changed once built. */
export type SearchIndex = {
  articles: readonly IndexedArticle[];
  engine: MiniSearch;
  vocabulary: Vocabulary;
  findConcepts: ConceptFinder;
  /** How many articles have a stem or concept. */
  frequencies: ReadonlyMap<string, number>;
};

/** Reads all articles into an index, pausing now and then to let requests through. */
export async function buildIndex(
  articles: readonly SearchableArticle[],
  synonyms: SynonymGroups,
): Promise<SearchIndex> {
  const findConcepts = createConceptFinder(synonyms);
  const vocabulary = createVocabulary();
  // A misspelt synonym can be corrected even if no article has the word itself.
  for (const phrase of phrasesOf(synonyms).flat()) {
    const words = readWords(phrase);
    if (words.length === 1) readStems(phrase, synonymWeight, vocabulary);
  }
  const frequencies = new Map<string, number>();
  const engine = new MiniSearch({ fields, tokenize: splitTerms, processTerm: (term) => term });
  const indexed: IndexedArticle[] = [];
  for (const [id, article] of articles.entries()) {
    if (id && id % articlesAtATime === 0) await pause();
    const { stems, terms } = readArticle(article, vocabulary, findConcepts);
    engine.add({ id, ...terms });
    for (const term of new Set(fields.flatMap((field) => splitTerms(terms[field])))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    const passage = `${article.description} ${article.text}`.replace(/\s+/g, ' ').trim();
    indexed.push({
      article,
      stems,
      title: readText(article.title, findConcepts),
      passage: readText(passage, findConcepts),
    });
  }
  return { articles: indexed, engine, vocabulary, findConcepts, frequencies };
}

function readArticle(article: SearchableArticle, vocabulary: Vocabulary, findConcepts: ConceptFinder) {
  const stems = {} as FieldStems;
  const terms = {} as Record<Field, string>;
  for (const field of fields) {
    const passages = [article[field]]
      .flat()
      .map((passage) => readStems(passage, fieldWeights[field], vocabulary));
    const concepts = passages.flatMap((passage) => findConcepts(passage).map(({ concept }) => concept));
    stems[field] = ` ${passages.map((passage) => passage.join(' ')).join(` ${divider} `)} `;
    terms[field] = [...passages.flat(), ...concepts].join(' ');
  }
  return { stems, terms };
}

function readStems(passage: string, weight: number, vocabulary: Vocabulary): string[] {
  return readWords(passage).map(({ folded }) => {
    const stem = stemWord(folded);
    vocabulary.add(folded, stem, weight);
    return stem;
  });
}

function splitTerms(terms: string): string[] {
  return terms ? terms.split(' ') : [];
}
