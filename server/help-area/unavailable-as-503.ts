import { data } from 'react-router';
import { ContentUnavailable } from '#clients/content/stale-while-revalidate/content-unavailable.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';

/** Thrown in a loader, it shows the designed error page with the status 503. */
export function unavailable() {
  return data(null, { status: 503, statusText: 'Service Unavailable' });
}

/**
 * A content client for pages: when content is not available, the page answers 503 with the designed error page. This
 * is decided here and nowhere else; other errors are passed on unchanged.
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
