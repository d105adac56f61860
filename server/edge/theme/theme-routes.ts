import { Hono } from 'hono';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { areaPath } from '#contracts/area-path.ts';

/** How many themes are remembered for pages that are still open. */
const mostCached = 8;
const forEver = 'public, max-age=31536000, immutable';

/**
 * The style sheet of a supplier's theme, at an address that changes with it. A page of another process, or from
 * before a restart, may name a theme that isn't known here: it gets the current one, which no cache stores under that
 * name.
 */
export function themeRoutes({ content }: { content: Pick<ContentClient, 'theme'> }) {
  const sheets = new Map<string, string>();
  return new Hono().get(`${areaPath}/:file{theme-[\\w-]+\\.css}`, async (c) => {
    const theme = await content.theme().catch(() => undefined);
    if (theme?.css) cache(theme.path, theme.css);
    const css = sheets.get(c.req.path);
    c.header('content-type', 'text/css; charset=utf-8');
    if (css !== undefined) return c.body(css, 200, { 'cache-control': forEver });
    return c.body(theme?.css ?? '', 200, { 'cache-control': 'no-store' });
  });

  function cache(path: string, css: string): void {
    sheets.delete(path);
    sheets.set(path, css);
    const oldest = sheets.keys().next().value;
    if (sheets.size > mostCached && oldest !== undefined) sheets.delete(oldest);
  }
}
