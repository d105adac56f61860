import type { ContentClient } from '#clients/content/content-client.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { drawPlainPage } from '../shell/plain-page/draw-plain-page.tsx';
import { MainSiteContent, mainSiteTitle } from './main-site-content.tsx';

/** Draws a page of the embedded main site, for the request. */
export async function drawMainSitePage(
  page: MainSitePage,
  request: Request,
  content: ContentClient,
  clock: Clock,
  session?: SessionState,
) {
  const { pathname, search } = new URL(request.url);
  return drawPlainPage({
    title: mainSiteTitle(page),
    path: `${pathname}${search}`,
    cookies: request.headers.get('cookie'),
    content,
    year: new Date(clock.now()).getFullYear(),
    session,
    children: (brand) => <MainSiteContent page={page} brand={brand} />,
  });
}
