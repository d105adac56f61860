import { data } from 'react-router';
import { ContentUnavailable } from '#clients/content/stale-while-revalidate/content-unavailable.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';

/** Thrown in a loader, it shows the designed error page with the status 503. */
export function unavailable() {
  return data(null, { status: 503, statusText: 'Service Unavailable' });
}

/**
 * A content client for pages: when content is not available, the page answers 503 with the designed error page. This
 * is decided here and nowhere else; other errors are passed on unchanged. A page uses a few of the calls, so each is
 * wrapped when it is used.
 */
export function unavailableAs503(content: ContentClient): ContentClient {
  return new Proxy(content, wrapping);
}

const wrapping: ProxyHandler<ContentClient> = {
  get: (content, name) => {
    const call: unknown = Reflect.get(content, name);
    return isCall(call) ? (...args: unknown[]) => call(...args).catch(fail) : call;
  },
};

const isCall = (value: unknown): value is (...args: unknown[]) => Promise<unknown> =>
  typeof value === 'function';

function fail(problem: unknown): never {
  throw problem instanceof ContentUnavailable ? unavailable() : problem;
}
