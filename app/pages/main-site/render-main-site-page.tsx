import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import type { SessionState } from '#contracts/session.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { accountParts } from '../../account/header/account-parts.tsx';
import { renderPlainPage } from '../../frame/plain-page/render-plain-page.tsx';
import { PlainSearchBox } from '../../search-box/plain-search-box.tsx';
import { currentTiles } from '../../help-content/categories/current-tiles.ts';
import { openingClockScript } from '../../frame/ring-us/opening-clock-script.ts';
import { MainSiteContent, mainSiteTitle } from './main-site-content.tsx';
import errorStylesheet from '../../frame/error-page/error-page.css?url';
import pageStylesheet from './main-site-page.css?url';
import noResultsStylesheet from './no-results-sheet.css?url';
import resultsStylesheet from './results-sheet.css?url';

/** `session` is left out where the page does not depend on it; `hasSignIn`: whether this site offers sign-in at all. */
type Visitor = { session?: SessionState; hasSignIn: boolean };

/** Renders a page of the embedded main site for a request. */
export async function renderMainSitePage(
  page: MainSitePage,
  request: Request,
  content: ContentClient,
  clock: Clock,
  { session = { state: 'signed-out' }, hasSignIn }: Visitor,
) {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const tiles = showsTopics(page) ? await currentTiles(content) : [];
  return renderPlainPage({
    title: mainSiteTitle(page),
    path,
    cookies: request.headers.get('cookie'),
    content,
    year: new Date(clock.now()).getFullYear(),
    account: hasSignIn ? accountParts(session, path) : undefined,
    search: hasABox(page) ? undefined : (at) => <PlainSearchBox place={at} path={pathname} />,
    stylesheet: stylesheetOf(page),
    children: (brand) => <MainSiteContent page={page} brand={brand} tiles={tiles} />,
    script: openingClockScript,
  });
}

function stylesheetOf(page: MainSitePage): string {
  if (page.kind === 'unavailable') return errorStylesheet;
  if (page.kind !== 'search') return pageStylesheet;
  return 'results' in page && page.results?.total ? resultsStylesheet : noResultsStylesheet;
}

/** A search without results offers the topics instead. */
function showsTopics(page: MainSitePage): boolean {
  return page.kind === 'search' && (!('results' in page) || page.results?.total === 0);
}

/** Whether the page itself has a search box. */
function hasABox({ kind }: MainSitePage): boolean {
  return kind === 'search' || kind === 'not-found';
}
