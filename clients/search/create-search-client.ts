import type * as z from 'zod/mini';
import { knownWordsOfTerm, searchResults, searchSuggestions, popularSearches } from '#contracts/search.ts';
import type { ServiceCall } from '../service-call.ts';

/** `refused`: the service does not accept the term (SPEC §5). `unavailable`: no response, or an unreadable one. */
export type SearchFailure = 'refused' | 'unavailable';
export type SearchOutcome<T> = { ok: true; value: T } | { ok: false; reason: SearchFailure };

/** `page` counts from 1; `category` is a category id; `exact` searches as typed, without correction. */
export type SearchQuestion = {
  term: string;
  page?: number | undefined;
  category?: string | undefined;
  exact?: boolean | undefined;
};

export type SearchClient = ReturnType<typeof createSearchClient>;

/** The search service's client. Nothing throws: failures are values. */
export function createSearchClient(call: ServiceCall) {
  return {
    /** A page of results, best first. */
    search: ({ term, page, category, exact }: SearchQuestion, signal?: AbortSignal) =>
      ask(
        call,
        `/search?${query({ q: term, page, category, exact: exact ? 1 : undefined })}`,
        searchResults,
        signal,
      ),
    /** Suggestions while typing: none before the third character. */
    suggest: (term: string, signal?: AbortSignal) =>
      ask(call, `/suggestions?${query({ q: term })}`, searchSuggestions, signal),
    /** A term without personal data, for counting. */
    knownWords: (term: string) => ask(call, `/known-words?${query({ q: term })}`, knownWordsOfTerm),
    /** Frequent searches, most popular first. */
    popular: (signal?: AbortSignal) => ask(call, '/popular', popularSearches, signal),
  };
}

async function ask<T>(
  call: ServiceCall,
  path: string,
  contract: z.ZodMiniType<T>,
  signal?: AbortSignal,
): Promise<SearchOutcome<T>> {
  try {
    const response = await call(path, { headers: { accept: 'application/json' }, ...(signal && { signal }) });
    if (response.status === 422) return { ok: false, reason: 'refused' };
    const parsed = contract.safeParse(response.ok ? await response.json() : undefined);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: 'unavailable' };
  } catch {
    return { ok: false, reason: 'unavailable' };
  }
}

function query(parameters: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return new URLSearchParams(given);
}
