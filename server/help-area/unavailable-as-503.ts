import { data } from 'react-router';
import { ContentUnavailable } from '#clients/content/fresh-copies/content-unavailable.ts';
import type { ContentClient } from '#clients/content/content-client.ts';

/**
 * A content client for pages: where content can't be had, the page answers 503 with the designed error page.
 * The one place that decides so; anything else that is thrown stays the surprise it is.
 */
export function unavailableAs503(content: ContentClient): ContentClient {
  const guarded = Object.entries(content).map(([name, call]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (call as (...given: unknown[]) => Promise<unknown>)(...args);
      } catch (problem) {
        if (problem instanceof ContentUnavailable)
          throw data(null, { status: 503, statusText: 'Service Unavailable' });
        throw problem;
      }
    },
  ]);
  return Object.fromEntries(guarded) as ContentClient;
}
