import type { Logger } from '#platform/logger/logger.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import type { SynonymGroups } from './concepts.ts';
import type { ArticleSource } from './searchable-article.ts';

/**
 * The index of the newest articles. The first caller waits for it; later ones get the current one, while a
 * newer version is built in the background, once for all callers. If the articles can't be loaded the current index
 * stays in use; without one, `current` rejects and the next call tries again.
 */
export function createLiveIndex(deps: {
  articles: ArticleSource;
  synonyms: SynonymGroups;
  logger?: Logger | undefined;
}) {
  let built: { version: string; index: SearchIndex } | undefined;
  let refreshing: Promise<SearchIndex> | undefined;

  async function refresh(): Promise<SearchIndex> {
    const { version, articles } = await deps.articles();
    if (built?.version === version) return built.index;
    const index = await buildIndex(articles, deps.synonyms);
    built = { version, index };
    deps.logger?.info('search index built', { articles: articles.length, terms: index.engine.termCount });
    return index;
  }

  function refreshOnce(): Promise<SearchIndex> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    async current(): Promise<SearchIndex> {
      const refreshed = refreshOnce();
      if (!built) return refreshed;
      refreshed.catch((error: unknown) => {
        deps.logger?.warn('search index not refreshed', { error: nameOf(error) });
      });
      return built.index;
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
