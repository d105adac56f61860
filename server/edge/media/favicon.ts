import { Hono, type Context } from 'hono';
import type { ContentSource } from '#clients/content/create-content-client.ts';
import { upstreamHeaders, mediaCacheControl, proxyResponse } from './proxy-response.ts';
import { areaPath } from '#contracts/area-path.ts';

/** The icon's path at the content service; a supplier puts its own icon there. */
const iconPath = '/media/favicon.ico';
const conditions = ['if-none-match', 'if-modified-since'];
/** No visitor waits for an icon: after this long the response is that there is none for now. */
const defaultWaitMs = 5_000;
/** A shorter cache time when the content service could not be reached. */
const missedCacheControl = 'public, max-age=60';

/**
 * `/favicon.ico`, which browsers, feeds and bookmarks request by themselves, on the site's origin and below the area.
 * Where the content has none the response is 204, since nothing went wrong.
 */
export function faviconRoutes(content: Pick<ContentSource, 'media'>, waitMs = defaultWaitMs) {
  const respondWithIcon = async (c: Context) => {
    const { headers, signal } = c.req.raw;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    const response = await content
      .media(iconPath, upstreamHeaders(headers, conditions), patience)
      .catch(() => undefined);
    if (response?.ok || response?.status === 304)
      return proxyResponse(response, { 'content-type': 'image/x-icon' });
    await response?.body?.cancel();
    const cacheControl = response?.status === 404 ? mediaCacheControl : missedCacheControl;
    return c.body(null, 204, { 'cache-control': cacheControl });
  };
  return new Hono().get('/favicon.ico', respondWithIcon).get(`${areaPath}/favicon.ico`, respondWithIcon);
}
