import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { displayCookieString, readDisplaySettings } from '#app/frame/display-settings/display-settings.ts';
import { emergencyHelp } from '#app/offline/emergency-help.ts';
import { renderOfflinePage } from '#app/offline/render-offline-page.tsx';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { consentCookieString, consentTo } from '#contracts/consent.ts';
import { offlinePaths } from '#contracts/offline-help.ts';
import { serviceWorkerPath } from '#contracts/service-worker-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { createBundles } from './emergency-bundle.ts';
import { retiredWorkerScript, workerScript } from './worker-script.ts';

type Deps = {
  isOn: boolean;
  release: string;
  content: ContentClient;
  clock: Clock;
  /** Answers a request for a page of the area, in this process. */
  getPage: (path: string, headers: Record<string, string>) => Response | Promise<Response>;
};

/** Browsers request the script with each page that they open, and must never run an old one. */
const revalidated = { 'cache-control': 'no-cache' };
const javascript = { 'content-type': 'text/javascript; charset=utf-8', ...revalidated };
const json = { 'content-type': 'application/json', vary: 'Accept-Encoding, Cookie', ...revalidated };
const sorry = 'This page is not available at the moment.';

/**
 * The service worker's script, and the help that it saves. While any part is unavailable the response is 503, and
 * browsers continue with the worker and the help that they have.
 */
export function offlineHelpRoutes({ isOn, release, content, clock, getPage }: Deps) {
  const bundle = createBundles(release);
  const pagesOf = async () => (await emergencyHelp(content)).map(({ href }) => href);
  const app = new Hono();
  for (const path of [serviceWorkerPath, offlinePaths.page, offlinePaths.emergencyHelp])
    app.use(path, compress(), etag());
  if (!isOn) return app.get(serviceWorkerPath, (c) => c.body(retiredWorkerScript, 200, javascript));
  return app
    .get(serviceWorkerPath, async (c) => {
      const pages = await pagesOf().catch(() => undefined);
      return pages ? c.body(workerScript(release, pages), 200, javascript) : c.text(sorry, 503);
    })
    .get(offlinePaths.page, async (c) => {
      const html = await renderOffline(c.req.header('cookie')).catch(() => undefined);
      return html === undefined ? c.text(sorry, 503) : c.html(html, 200, revalidated);
    })
    .get(offlinePaths.emergencyHelp, async (c) => {
      const cookie = cookiesOfPages(c.req.header('cookie'));
      const render = async (path: string) =>
        path === offlinePaths.page
          ? c.html(await renderOffline(cookie), 200, revalidated)
          : getPage(path, { cookie, 'accept-encoding': 'identity' });
      const help = await pagesOf()
        .then((pages) => bundle([...pages, offlinePaths.page], render))
        .catch(() => undefined);
      if (!help) return c.text(sorry, 503);
      const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br'], default: 'identity' });
      const headers = { ...json, etag: help.etag };
      return encoding === 'br'
        ? c.body(help.br, 200, { ...headers, 'content-encoding': 'br' })
        : c.body(help.identity, 200, headers);
    });

  function renderOffline(cookies: string | undefined): Promise<string> {
    return renderOfflinePage({ content, clock, cookies: cookies ?? null });
  }
}

/** The cookies for rendering saved pages: the visitor's display settings, and no question about cookies. */
function cookiesOfPages(cookies: string | undefined): string {
  const display = displayCookieString(readDisplaySettings(cookies ?? null), false);
  return [display, consentCookieString(consentTo([]), false)]
    .map((each) => each.replace(/;.*/, ''))
    .join('; ');
}
