import type { ContentClient } from '#clients/content/content-client.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { drawPlainPage } from '../shell/plain-page/draw-plain-page.tsx';
import { MainSiteContent, mainSiteTitle } from './main-site-content.tsx';

/** `session` is left out where that is not the page's to say; `hasSignIn`: whether one can sign in at this site at all. */
type Visitor = { session?: SessionState; hasSignIn: boolean };

/** Draws a page of the embedded main site, for the request. */
export async function drawMainSitePage(
  page: MainSitePage,
  request: Request,
  content: ContentClient,
  clock: Clock,
  visitor: Visitor,
) {
  const { pathname, search } = new URL(request.url);
  return drawPlainPage({
    title: mainSiteTitle(page),
    path: `${pathname}${search}`,
    cookies: request.headers.get('cookie'),
    content,
    year: new Date(clock.now()).getFullYear(),
    ...visitor,
    children: (brand) => <MainSiteContent page={page} brand={brand} />,
  });
}
