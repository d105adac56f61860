import { Hono } from 'hono';
import { renderMainSitePage } from '#app/pages/main-site/render-main-site-page.tsx';
import { openingClockScript } from '#app/frame/ring-us/opening-clock-script.ts';
import { currentMainSitePages } from '#app/help-content/links/current-links.ts';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { createMainSite, type MainSiteDeps } from '#services/main-site/main-site.ts';
import { contentSecurityPolicy } from '../edge/security-headers/content-security-policy.ts';
import { compressResponse } from '../edge/page-cache/compress-response.ts';
import { mainSiteElsewhere } from './main-site-elsewhere.ts';
import { findTopAnswers } from './top-answers.ts';
import type { SessionReader } from '../account/sign-in/session-reader.ts';

/**
 * The first search of a process waits for the index, which is built between requests for pages: half a second on an
 * idle machine, many on an overloaded one. If content hangs, it is given up after 8 s, and the search with it.
 */
const searchTimeoutMs = 20_000;

type Deps = {
  /** The address of the supplier's own main site; '' for the embedded one. */
  mainSiteUrl: string;
  publicUrl: string;
  /** The content client of a request. */
  contentOf: (request: Request) => ContentClient;
  search: SearchClient;
  session: Pick<SessionReader, 'read'>;
  /** Whether visitors can sign in at this site at all. */
  hasSignIn: boolean;
  onSearched: NonNullable<MainSiteDeps['onSearched']>;
  clock: Clock;
};

/** Everything outside the help area: redirects to the supplier's main site, or the embedded one. */
export function openMainSite(deps: Deps): Hono {
  const { mainSiteUrl, publicUrl, contentOf, search, session, hasSignIn, onSearched, clock } = deps;
  if (mainSiteUrl) return mainSiteElsewhere(mainSiteUrl);
  const pages = createMainSite({
    render: async (page, request) => {
      const known = await session.read(request.headers.get('cookie'));
      const visitor = { session: known, hasSignIn };
      const html = await renderMainSitePage(page, request, contentOf(request), clock, visitor);
      return { html, showsVisitor: known.state === 'signed-in' };
    },
    pages: async (request) => {
      const content = contentOf(request);
      return currentMainSitePages(await content.mainSitePages(), content);
    },
    search: async (request) => {
      const found = await withTimeout(search.search(request), searchTimeoutMs);
      return found?.ok ? found.value : undefined;
    },
    topAnswers: () => findTopAnswers(search),
    onSearched,
    publicUrl,
  });
  const policy = contentSecurityPolicy([openingClockScript], {
    mainSiteOrigin: '',
    isSecure: publicUrl.startsWith('https:'),
  });
  return new Hono()
    .use(async (c, next) => {
      // The deadline of a page starts with its request, not with the first content that it waits for.
      contentOf(c.req.raw);
      await next();
      c.res.headers.set('content-security-policy', policy);
      const isPage = (c.res.headers.get('content-type') ?? '').startsWith('text/html');
      if (isPage && c.req.method !== 'HEAD')
        compressResponse(c, new Uint8Array(await c.res.clone().arrayBuffer()));
    })
    .route('/', pages);
}
