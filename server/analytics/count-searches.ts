import type { AnalyticsClient } from '#clients/analytics/analytics-client.ts';
import type { SearchClient } from '#clients/search/search-client.ts';
import { readConsent } from '#contracts/consent.ts';
import type { SearchRequest } from '#contracts/main-site.ts';

type CountSearchesDeps = { analytics: AnalyticsClient; search: Pick<SearchClient, 'knownWords'> };

/** What the search page was asked, and how much it found. */
export type Searched = { request: SearchRequest; found: number; cookies: string | null };

/** Stands for words that nobody but the visitor knows. */
const unknownWords = '…';

/**
 * Counts a search that our own search page answered, with the visitor's consent: with those of its words that our
 * articles have too, and again as one without result. Other pages or other readings of the same search are the same one.
 */
export function countSearches({ analytics, search }: CountSearchesDeps) {
  return async ({ request, found, cookies }: Searched): Promise<void> => {
    const { term, page, category, exact } = request;
    if (!readConsent(cookies)?.performance || page > 1 || category !== '' || exact) return;
    const known = await search.knownWords(term);
    const words = known.ok ? known.value.words : unknownWords;
    await analytics.count([
      { event: 'search', words },
      ...(found === 0 ? [{ event: 'no-result' as const, words }] : []),
    ]);
  };
}
