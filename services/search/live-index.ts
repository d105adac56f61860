import { systemClock } from '#platform/clock/clock.ts';
import { createLastGoodCopy } from '#platform/last-good-copy/last-good-copy.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { buildIndex, type SearchIndex } from './build-index.ts';
import { loadEnglishWords } from './english-words/load-english-words.ts';
import { createIndexFiles } from './index-files.ts';
import type { Synonyms } from './lexicon.ts';
import type { ArticleSource } from './searchable-article.ts';

/** Twice as long as the content client waits for the articles: a load that takes longer has hung. */
const hangsAfterMs = 60_000;

/**
 * The index of the newest articles. The first caller waits for it; later ones get the current one, while a
 * newer version is built in the background, once for all callers. If the articles can't be loaded the current index
 * stays in use; without one, `current` rejects and the next call tries again.
 */
export function createLiveIndex(deps: {
  articles: ArticleSource;
  synonyms?: Synonyms | undefined;
  /** Where indexes are saved, for the next process with the same content. If omitted, they are not saved. */
  indexDir?: string | undefined;
  logger?: Logger | undefined;
}) {
  const files = deps.indexDir === undefined ? undefined : createIndexFiles(deps.indexDir);
  const lastGood = createLastGoodCopy<{ version: string; index: SearchIndex }>({
    load: async (previous) => {
      const searchable = await deps.articles();
      const { version, articles } = searchable;
      if (previous?.version === version) return previous;
      const isEnglish = await loadEnglishWords();
      const index = await buildIndex(searchable, { isEnglish, synonyms: deps.synonyms, files });
      deps.logger?.info('search index ready', { articles: articles.length, terms: index.engine.termCount });
      return { version, index };
    },
    clock: systemClock,
    hangsAfterMs,
    onEnd: (failure) => {
      if (failure && lastGood.copy())
        deps.logger?.warn('search index not refreshed', { error: nameOf(failure.problem) });
    },
  });

  return {
    async current(): Promise<SearchIndex> {
      const { done } = lastGood.refresh();
      return (lastGood.copy()?.value ?? (await done)).index;
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
