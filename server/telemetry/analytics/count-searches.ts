import type { AnalyticsClient } from '#clients/analytics/create-analytics-client.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import { readConsent } from '#contracts/consent.ts';
import type { SearchRequest } from '#contracts/main-site.ts';
import type { CountFailure } from './count-failures.ts';

type CountSearchesDeps = {
  analytics: AnalyticsClient;
  countFailure: CountFailure;
  search: Pick<SearchClient, 'knownWords'>;
};

/** A search on the search page. */
export type Searched = {
  request: SearchRequest;
  /** How many results it found; undefined where the search failed. */
  found: number | undefined;
  /** Whether an instant answer was shown. */
  isAnswered: boolean;
  cookies: string | null;
};

/** Replaces words that could identify the visitor. */
const unknownWords = '…';

/**
 * Counts a search that our own search page answered, with the visitor's consent: by those of its words that also
 * occur in our articles. A search with an instant answer, or without one and without results, is counted as that too. Further pages, categories and exact readings of the
 * same search are not counted again. A search that failed is an error (SPEC §8).
 */
export function countSearches({ analytics, countFailure, search }: CountSearchesDeps) {
  return async ({ request, found, isAnswered, cookies }: Searched): Promise<void> => {
    if (found === undefined) return countFailure('search-failed', cookies);
    const { term, page, category, exact } = request;
    if (!readConsent(cookies)?.performance || page > 1 || category !== '' || exact) return;
    const known = await search.knownWords(term);
    const words = known.ok ? known.value.words : unknownWords;
    await analytics.count([
      { event: 'search', words },
      ...(isAnswered ? [{ event: 'search-answered' as const, words }] : []),
      ...(found === 0 && !isAnswered ? [{ event: 'no-result' as const, words }] : []),
    ]);
  };
}
