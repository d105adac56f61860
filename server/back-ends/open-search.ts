import { popularSearches } from '#app/pages/main-site/popular-searches.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { createSearchClient } from '#clients/search/create-search-client.ts';
import { callInProcess } from '#clients/service-call.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createSearchService } from '#services/search/search-service.ts';
import { searchableArticles } from '../searchable-articles/searchable-articles.ts';

type Deps = {
  content: ContentClient;
  logger: Logger;
  /** Where its indexes are saved. */
  indexDir?: string | undefined;
};

/** The embedded search over the help articles. SPEC §7. */
export function openSearch({ content, logger, indexDir }: Deps) {
  const articles = searchableArticles(content);
  const service = createSearchService({ articles, popular: popularSearches, indexDir, logger });
  return createSearchClient(callInProcess(service));
}
