import { data } from 'react-router';
import { ContentUnavailable } from '#clients/content/fresh-copies/content-unavailable.ts';
import type { ContentClient } from '#clients/content/content-client.ts';

/** Thrown in a loader, it is the designed error page with the status 503. */
export function unavailable() {
  return data(null, { status: 503, statusText: 'Service Unavailable' });
}

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
        if (problem instanceof ContentUnavailable) throw unavailable();
        throw problem;
      }
    },
  ]);
  return Object.fromEntries(guarded) as ContentClient;
}
