import { Hono } from 'hono';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createPageCache, type PageCacheDeps, type PageVariables } from './page-cache.ts';

/** How long the content of a rendered page stays fresh. */
export const freshForMs = 30_000;
export const home = '/help-and-support/';
export const meters = '/help-and-support/meters';

type SiteResponse = {
  body?: string;
  status?: 200 | 400 | 404 | 503;
  headers?: Record<string, string>;
  /** How many milliseconds the page's content stays fresh from now on; 0 when it is already stale. */
  freshFor?: number;
  /** How many milliseconds the page is valid from now on; for ever when not given. */
  validFor?: number;
  /** For how many milliseconds a stale page would still be rendered the same; undefined if it would not. */
  unchangedFor?: () => Promise<number | undefined>;
};

/** For tests: a site behind the page cache. Each page shows how many pages have been rendered so far. */
export function cachedSite(
  responseOf: (path: string) => SiteResponse | Promise<SiteResponse> = () => ({}),
  mostBytes?: number,
  dictionaries?: PageCacheDeps['dictionaries'],
) {
  const clock = movableClock();
  let renderCount = 0;
  const app = new Hono<PageVariables>()
    .use(createPageCache({ clock, mostBytes, dictionaries }).middleware)
    .all('*', async (c) => {
      renderCount += 1;
      const nth = renderCount;
      const {
        body = `<p>drawing ${nth}</p>`,
        status = 200,
        headers = {},
        ...more
      } = await responseOf(new URL(c.req.url).pathname + new URL(c.req.url).search);
      c.set('freshUntil', clock.monotonic() + (more.freshFor ?? freshForMs));
      c.set('validUntil', clock.monotonic() + (more.validFor ?? Infinity));
      c.set('unchangedUntil', async () => {
        const ms = await more.unchangedFor?.();
        return ms === undefined ? undefined : clock.monotonic() + ms;
      });
      const waitingSince = c.get('waitingSince');
      if (waitingSince !== undefined) c.header('waiting-since', String(waitingSince));
      return c.html(body, status, headers);
    });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers });
    return {
      status: response.status,
      headers: response.headers,
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  /** The text of a page, as a visitor with these cookies gets it. */
  const text = async (path: string, cookie = '') =>
    (await get(path, cookie === '' ? {} : { cookie })).bytes.toString();
  return { app, clock, get, text, renders: () => renderCount };
}
