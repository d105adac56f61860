import { createIntents, type Intents } from './answers/create-intents.ts';
import type { IsWord } from './english-words/read-dictionary.ts';
import type { IndexFiles } from './index-files.ts';
import { createLexicon, type Lexicon, type Synonyms } from './lexicon.ts';
import { readArticles, type ReadArticle, type ReadArticles } from './read-articles.ts';
import type { Searchable, SearchableArticle } from './searchable-article.ts';
import { mergeSynonyms, tradeSynonyms } from './synonyms.ts';

export type IndexedArticle = ReadArticle & { article: SearchableArticle };

/** Everything needed to answer; never changed once built. */
export type SearchIndex = Omit<ReadArticles, 'articles'> & {
  articles: readonly IndexedArticle[];
  lexicon: Lexicon;
  /** Whether a word is one of the language: it is never corrected. */
  isEnglish: IsWord;
  intents: Intents;
};

type Options = { isEnglish: IsWord; synonyms?: Synonyms | undefined; files?: IndexFiles | undefined };

/** Builds the index of all articles, or loads what takes long from the file that an earlier process has saved. */
export async function buildIndex(
  { articles, answers = [], synonyms: own }: Omit<Searchable, 'version'>,
  { isEnglish, synonyms: builtIn = tradeSynonyms, files }: Options,
): Promise<SearchIndex> {
  const synonyms = mergeSynonyms(builtIn, own);
  const lexicon = createLexicon(synonyms);
  const read = () => readArticles({ articles, answers, groups: synonyms.groups, lexicon });
  const { articles: texts, ...rest } = await (files?.load({ articles, answers, synonyms }, read) ?? read());
  const indexed = articles.flatMap((article, id) => {
    const text = texts[id];
    return text ? [{ article, ...text }] : [];
  });
  return { articles: indexed, ...rest, lexicon, isEnglish, intents: createIntents(answers, lexicon) };
}
