import { Hono, type Context } from 'hono';
import type { ContentSource } from '#clients/content/content-client.ts';
import { askWith, mediaCacheControl, passOn } from './pass-on.ts';

/** Where the content service has the icon; a supplier puts its own there. */
const iconPath = '/media/favicon.ico';
const conditions = ['if-none-match', 'if-modified-since'];
/** Nobody waits for an icon: after this long there is none for now. */
const usualWaitMs = 5_000;
/** Soon asked for again when the content service could not be asked. */
const missedCacheControl = 'public, max-age=60';

/**
 * `/favicon.ico`, which browsers, feeds and bookmarks ask for by themselves, on the site's origin and below the area.
 * Where the content has none it is 204: nothing to show, and nothing that went wrong.
 */
export function faviconRoutes(content: Pick<ContentSource, 'media'>, waitMs = usualWaitMs) {
  const answerIcon = async (c: Context) => {
    const { headers, signal } = c.req.raw;
    const patience = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    const answer = await content
      .media(iconPath, askWith(headers, conditions), patience)
      .catch(() => undefined);
    if (answer?.ok || answer?.status === 304) return passOn(answer, { 'content-type': 'image/x-icon' });
    await answer?.body?.cancel();
    const cacheControl = answer?.status === 404 ? mediaCacheControl : missedCacheControl;
    return c.body(null, 204, { 'cache-control': cacheControl });
  };
  return new Hono().get('/favicon.ico', answerIcon).get('/help-and-support/favicon.ico', answerIcon);
}
