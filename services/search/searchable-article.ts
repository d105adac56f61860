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

/** All the pages to search, as of `version`: a new version means the index is rebuilt. */
export type ArticleSource = () => Promise<{ version: string; articles: readonly SearchableArticle[] }>;
