import { popularSearches } from '#app/pages/main-site/popular-searches.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { createSearchClient } from '#clients/search/create-search-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createSearchService } from '#services/search/search-service.ts';
import { searchableArticles } from '../searchable-articles/searchable-articles.ts';

/** The embedded search over the help articles. SPEC §7. */
export function openSearch({ content, logger }: { content: ContentClient; logger: Logger }) {
  const articles = searchableArticles(content);
  return createSearchClient(
    callInProcess(createSearchService({ articles, popular: popularSearches, logger })),
  );
}
