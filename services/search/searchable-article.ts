import type { Intent } from '#contracts/instant-answers.ts';
import type { SearchSynonyms } from '#contracts/search-synonyms.ts';

/** One help page for the search service. All texts are plain, with spaces collapsed. */
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
  /** Shown before the articles. */
  answers?: readonly Intent[] | undefined;
  /** In addition to the built-in ones. */
  synonyms?: SearchSynonyms | undefined;
};
export type ArticleSource = () => Promise<Searchable>;
