import type { Intent } from '#contracts/instant-answers.ts';
import type { SearchSynonyms } from '#contracts/search-synonyms.ts';

/** One help page as the search service is given it. Every text is plain text with spaces folded. */
export type SearchableArticle = {
  category: { id: string; label: string };
  slug: string;
  /** Where the page is: unique among the articles. */
  href: string;
  title: string;
  description: string;
  headings: readonly string[];
  /** Search words that need not occur in the text. */
  keywords: readonly string[];
  text: string;
  /** ISO day (YYYY-MM-DD). */
  lastReviewed?: string;
};

/** All that is searched, as of `version`: a new version means the index is rebuilt. */
export type Searchable = {
  version: string;
  articles: readonly SearchableArticle[];
  /** Shown before the articles. None when left out. */
  answers?: readonly Intent[] | undefined;
  /** Besides the built-in ones. */
  synonyms?: SearchSynonyms | undefined;
};
export type ArticleSource = () => Promise<Searchable>;
