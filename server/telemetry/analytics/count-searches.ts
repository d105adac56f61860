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
 * Counts searches on our own search page, with the visitor's consent. Only those of their words that also occur in our
 * articles are recorded. Searches with an instant answer, and those with neither an answer nor results, are counted as
 * such too. Further pages, categories and the exact form of the same search are not counted again. A search that failed
 * is counted as a failure (SPEC §8).
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
