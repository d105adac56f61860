import type { SearchSuggestions } from '#contracts/search.ts';
import { areaHref } from '../area-href.ts';
import { recordingFailure } from '../telemetry/analytics/record-failed-call.ts';

export type Suggestion = SearchSuggestions['suggestions'][number];

/** The answer and the suggestions for a term. Rejects when the search fails. */
export function fetchSuggestions(term: string, signal: AbortSignal): Promise<SearchSuggestions> {
  return recordingFailure(
    'suggestions-failed',
    async () => {
      const address = `${areaHref('/search/suggestions')}?q=${encodeURIComponent(term)}`;
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`The suggestions could not be fetched: ${response.status}`);
      return (await response.json()) as SearchSuggestions;
    },
    signal,
  );
}
