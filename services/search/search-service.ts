import { Hono } from 'hono';
import {
  type KnownWordsOfTerm,
  type PopularSearches,
  searchTerm,
  type SearchResults,
  type SearchSuggestions,
} from '#contracts/search.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { knownWords } from './known-words.ts';
import type { Synonyms } from './lexicon.ts';
import { createLiveIndex } from './live-index.ts';
import { searchArticles } from './search-articles.ts';
import type { ArticleSource } from './searchable-article.ts';
import { suggest } from './suggest.ts';

export type SearchServiceDeps = {
  articles: ArticleSource;
  /** Replaces the built-in synonyms. */
  synonyms?: Synonyms;
  /** Popular searches, most popular first. */
  popular?: readonly string[];
  /** Where indexes are saved, for the next process with the same content. */
  indexDir?: string | undefined;
  logger?: Logger;
};

/**
 * The embedded search service. SPEC §2 "Search", §5.
 * GET /search?q=&page=&category=&exact=1 → `searchResults`; 422 `{ errors }` for a blank or too long term.
 * GET /suggestions?q= → `searchSuggestions`. GET /popular → `popularSearches`. GET /known-words?q= → `knownWordsOfTerm`.
 * 503 while there is no index.
 * Log lines contain counts only, never what was typed.
 */
export function createSearchService({
  articles,
  synonyms,
  popular = [],
  indexDir,
  logger,
}: SearchServiceDeps) {
  const live = createLiveIndex({ articles, synonyms, indexDir, logger });
  return new Hono()
    .get('/search', async (c) => {
      const term = searchTerm.safeParse(c.req.query('q') ?? '');
      if (!term.success) return c.json(problem('Search not understood', term.error.issues[0]?.message), 422);
      const results: SearchResults = searchArticles(
        {
          term: term.data,
          page: readPage(c.req.query('page')),
          category: c.req.query('category'),
          exact: c.req.query('exact') === '1',
        },
        await live.current(),
      );
      const corrected = results.correctedTerm !== undefined;
      logger?.info('search', { results: results.total, page: results.page, corrected });
      return c.json(results);
    })
    .get('/suggestions', async (c) => {
      const term = searchTerm.safeParse(c.req.query('q') ?? '');
      const isBlank = term.error?.issues[0]?.code === 'too_small';
      if (!term.success && !isBlank) return c.json(problem('Search not understood'), 422);
      return c.json(suggest(term.data ?? '', await live.current(), popular) satisfies SearchSuggestions);
    })
    .get('/known-words', async (c) => {
      const term = searchTerm.safeParse(c.req.query('q') ?? '');
      if (!term.success) return c.json(problem('Search not understood'), 422);
      return c.json({ words: knownWords(term.data, await live.current()) } satisfies KnownWordsOfTerm);
    })
    .get('/popular', (c) => c.json({ searches: [...popular] } satisfies PopularSearches))
    .notFound((c) => c.json(problem('Nothing here'), 404))
    .onError((error, c) => {
      logger?.error('search failed', { error: error.name });
      return c.json(problem('Search is not available'), 503);
    });
}

/** A page number as typed; anything else is the first page. */
function readPage(page = ''): number {
  return /^\d{1,9}$/.test(page) ? Number(page) : 1;
}

function problem(title: string, detail = title) {
  return { errors: [{ title, detail }] };
}
