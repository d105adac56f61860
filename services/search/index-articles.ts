import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import { searchesOf, type Intent } from '#contracts/instant-answers.ts';
import { phrasesOf, type SynonymGroups } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';
import { readText, type ReadText } from './read-text.ts';
import { readWords } from './read-words.ts';
import type { SearchableArticle } from './searchable-article.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** The searched fields, and how much a word in each counts. `searches`: those of the answers that link to the page. */
export const fieldWeights = { title: 6, keywords: 3, headings: 3, description: 2, searches: 2, text: 1 };
export type Field = keyof typeof fieldWeights;
const fields = Object.keys(fieldWeights) as Field[];

/** The weight in the vocabulary of synonyms and answers' searches: the same as of words in the text. */
const synonymWeight = 1;
/** Stands between headings or keywords, so that no phrase runs from one into the next. */
const divider = '|';
/** Articles indexed between two pauses, so that building never blocks requests for long. */
const articlesAtATime = 5;

/** How terms are put into MiniSearch, and read from its JSON. */
export const engineOptions = { fields, tokenize: splitTerms, processTerm: (term: string) => term };

/** Each field's stems in order with a space either side, to look for phrases in. */
export type FieldStems = Record<Field, string>;

/** The words of an article, as they are searched. */
export type ArticleWords = {
  stems: FieldStems;
  title: ReadText;
  /** The description, which excerpts are taken from; the text where there is none. */
  summary: ReadText;
};

/** The part of an index that takes long to build, and can be saved. */
export type ArticleIndex = {
  articles: readonly ArticleWords[];
  engine: MiniSearch;
  vocabulary: Vocabulary;
  /** How many articles have a stem or concept. */
  frequencies: ReadonlyMap<string, number>;
};

type Deps = {
  articles: readonly SearchableArticle[];
  answers: readonly Intent[];
  groups: SynonymGroups;
  lexicon: Lexicon;
};

/** Indexes the words of all articles, pausing now and then to let requests through. */
export async function indexArticles({ articles, answers, groups, lexicon }: Deps): Promise<ArticleIndex> {
  const vocabulary = createVocabulary();
  // A misspelt synonym can be corrected even if no article has the word itself.
  for (const phrase of phrasesOf(groups).flat()) {
    if (readWords(phrase).length === 1) readStems(phrase, synonymWeight, vocabulary, lexicon);
  }
  for (const search of answers.flatMap(searchesOf)) {
    readStems(search, synonymWeight, vocabulary, lexicon);
  }
  const frequencies = new Map<string, number>();
  const engine = new MiniSearch(engineOptions);
  const indexed: ArticleWords[] = [];
  for (const [id, article] of articles.entries()) {
    if (id && id % articlesAtATime === 0) await pause();
    const searches = answers.filter(({ page }) => page.href === article.href).flatMap(searchesOf);
    const { stems, terms } = readFields({ ...article, searches }, vocabulary, lexicon);
    engine.add({ id, ...terms });
    for (const term of new Set(fields.flatMap((field) => splitTerms(terms[field])))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
    const title = readText(article.title, lexicon);
    indexed.push({ stems, title, summary: readText(article.description || article.text, lexicon) });
  }
  return { articles: indexed, engine, vocabulary, frequencies };
}

function readFields(
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
