import type { SearchResult, SearchResults } from '#contracts/search.ts';
import { findAnswer } from './answers/find-answer.ts';
import { relatedSearches } from './answers/related-searches.ts';
import type { IndexedArticle, SearchIndex } from './build-index.ts';
import { findMatches, markMatches } from './find-matches.ts';
import { makeExcerpt } from './make-excerpt.ts';
import { planQuery, type QueryPlan } from './plan-query.ts';
import { rankArticles } from './rank-articles.ts';
import type { SearchableArticle } from './searchable-article.ts';

/** The design's page length. */
const resultsOnPage = 10;

/** A search request: `page` may be beyond the last, `category` may be unknown. */
export type SearchQuery = { term: string; page: number; category?: string | undefined; exact: boolean };

/** One page of results, best first. Contract `searchResults`. */
export function searchArticles(
  { term, page, category, exact }: SearchQuery,
  index: SearchIndex,
): SearchResults {
  const plan = planQuery(term, index, { exact });
  const all = rankArticles(plan, index);
  const chosen = category ? all.filter(({ article }) => article.category.id === category) : all;
  const pages = Math.max(1, Math.ceil(chosen.length / resultsOnPage));
  const shown = Math.min(Math.max(1, page), pages);
  const { correctedTerm } = plan;
  const asked = findAnswer(plan.words, index);
  // The answer is for the search as a whole, not for a part of its results.
  const answer = shown === 1 && !category ? asked : undefined;
  return {
    term,
    ...(correctedTerm === undefined || (!all.length && !answer) ? {} : { correctedTerm }),
    ...(answer && { answer }),
    total: chosen.length,
    page: shown,
    pages,
    results: chosen
      .slice((shown - 1) * resultsOnPage, shown * resultsOnPage)
      .map((indexed) => toResult(indexed, plan)),
    categories: countCategories(all.map(({ article }) => article)),
    related: relatedSearches(asked, all, index),
  };
}

function toResult({ article, title: readTitle, summary }: IndexedArticle, plan: QueryPlan): SearchResult {
  const { title, href, category, lastReviewed } = article;
  return {
    title,
    titleParts: markMatches(title, findMatches(readTitle, plan)),
    href,
    excerpt: makeExcerpt(summary, plan),
    category,
    ...(lastReviewed === undefined ? {} : { lastReviewed }),
  };
}

function countCategories(articles: readonly SearchableArticle[]): SearchResults['categories'] {
  const counts = new Map<string, SearchResults['categories'][number]>();
  for (const { category } of articles) {
    const counted = counts.get(category.id) ?? { ...category, count: 0 };
    counts.set(category.id, { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
