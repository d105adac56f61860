import { searchResults, searchSuggestions } from '#contracts/search.ts';
import { createSearchService, type SearchServiceDeps } from './search-service.ts';
import type { Searchable, SearchableArticle } from './searchable-article.ts';

type ArticleFields = Partial<Omit<SearchableArticle, 'category'>> & { title: string; category?: string };

/** A small article for a test: all other fields are empty. */
export function makeArticle({ category = 'meters', ...given }: ArticleFields): SearchableArticle {
  const slug = given.title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const label = category.replace(/^./, (letter) => letter.toUpperCase());
  return {
    slug,
    href: `/help-and-support/${category}/${slug}`,
    description: '',
    headings: [],
    keywords: [],
    text: '',
    ...given,
    category: { id: category, label },
  };
}

type Given = Partial<SearchServiceDeps> & {
  answers?: Searchable['answers'];
  /** An editor's synonyms, in addition to the built-in ones. */
  ownSynonyms?: Searchable['synonyms'];
};

/** The real service over some articles, called at its URLs. */
export function searchOver(
  articles: readonly SearchableArticle[],
  { answers, ownSynonyms: synonyms, ...deps }: Given = {},
) {
  const source = async () => ({ version: '1', articles, answers, synonyms });
  const service = createSearchService({ articles: source, ...deps });
  const search = async (q: string, more: Record<string, string> = {}) => {
    const response = await service.request(`/search?${new URLSearchParams({ q, ...more })}`);
    return searchResults.parse(await response.json());
  };
  return {
    service,
    search,
    titles: async (q: string, more?: Record<string, string>) =>
      (await search(q, more)).results.map(({ title }) => title),
    suggest: async (q: string) => {
      const response = await service.request(`/suggestions?${new URLSearchParams({ q })}`);
      return searchSuggestions.parse(await response.json()).suggestions;
    },
  };
}

/** Parts of a text as one line, matches in square brackets. */
export function bracket(parts: readonly { text: string; match: boolean }[]): string {
  return parts.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
}
