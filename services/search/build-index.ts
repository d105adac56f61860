import { createIntents, type Intents } from './answers/create-intents.ts';
import type { IsWord } from './english-words/read-dictionary.ts';
import type { IndexFiles } from './index-files.ts';
import { createLexicon, type Lexicon, type Synonyms } from './lexicon.ts';
import { indexArticles, type ArticleWords, type ArticleIndex } from './index-articles.ts';
import type { Searchable, SearchableArticle } from './searchable-article.ts';
import { mergeSynonyms, tradeSynonyms } from './synonyms.ts';

export type IndexedArticle = ArticleWords & { article: SearchableArticle };

/** Everything needed to answer; never changed once built. */
export type SearchIndex = Omit<ArticleIndex, 'articles'> & {
  articles: readonly IndexedArticle[];
  lexicon: Lexicon;
  /** Whether a word is English: such a word is never corrected. */
  isEnglish: IsWord;
  intents: Intents;
};

type Options = { isEnglish: IsWord; synonyms?: Synonyms | undefined; files?: IndexFiles | undefined };

/** Builds the index of all articles. The slow part is loaded from its file if an earlier process has saved it. */
export async function buildIndex(
  { articles, answers = [], synonyms: own }: Omit<Searchable, 'version'>,
  { isEnglish, synonyms: builtIn = tradeSynonyms, files }: Options,
): Promise<SearchIndex> {
  const synonyms = mergeSynonyms(builtIn, own);
  const lexicon = createLexicon(synonyms);
  const build = () => indexArticles({ articles, answers, groups: synonyms.groups, lexicon });
  const { articles: words, ...rest } = await (files?.load({ articles, answers, synonyms }, build) ?? build());
  const indexed = articles.flatMap((article, id) => {
    const ofArticle = words[id];
    return ofArticle ? [{ article, ...ofArticle }] : [];
  });
  return { articles: indexed, ...rest, lexicon, isEnglish, intents: createIntents(answers, lexicon) };
}
