import { Hono } from 'hono';
import type { ContentSource } from '#clients/content/create-content-client.ts';
import { firstLoadTimeoutMs } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { endStalledBody } from './end-stalled-body.ts';
import { faviconRoutes } from './favicon.ts';
import { upstreamHeaders, proxyResponse } from './proxy-response.ts';
import { areaPath } from '#contracts/area-path.ts';

const conditions = ['accept', 'if-none-match', 'if-modified-since', 'range', 'if-range'];
/** 'Not modified' and 'range not satisfiable': responses to the visitor's own conditions. */
const responsesToConditions = [304, 416];
const sorry = 'This file is not available at the moment.';

/**
 * The content service's files, below the area's own path, so that pages load from one origin only; and the site's
 * icon. A file that does not start within `firstLoadTimeoutMs` is answered 503, and one that stalls for as long is
 * broken off: browsers retry both.
 */
export function mediaRoutes(content: ContentSource) {
  return new Hono().route('/', faviconRoutes(content)).get(`${areaPath}/media/*`, async (c) => {
    const { headers, signal, url } = c.req.raw;
    const path = new URL(url).pathname.replace(areaPath, '');
    const patience = new AbortController();
    const until = AbortSignal.any([signal, patience.signal]);
    const response = await withTimeout(
      content.media(path, upstreamHeaders(headers, conditions), until).catch(() => undefined),
      firstLoadTimeoutMs,
    );
    if (!response) patience.abort();
    if (!response || !(response.ok || responsesToConditions.includes(response.status))) {
      // An unread body keeps its connection open until the response is garbage-collected.
      await response?.body?.cancel().catch(() => {});
      return response?.status === 404 ? c.text('There is no such file.', 404) : c.text(sorry, 503);
    }
    // For HEAD nobody reads the body, so the sender need not continue.
    if (c.req.method === 'HEAD') await response.body?.cancel();
    const body =
      c.req.method === 'GET' &&
      response.body &&
      endStalledBody(response.body, firstLoadTimeoutMs, () => patience.abort());
    return proxyResponse(new Response(body || null, response));
  });
}
