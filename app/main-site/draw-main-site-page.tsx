import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { MainSitePage } from '#contracts/main-site.ts';
import type { Clock } from '#platform/clock/clock.ts';
import font from '../design-system/font/figtree-latin-wght-normal.woff2?url';
import stylesheet from '../design-system/styles.css?url';
import { displayAttributes } from '../shell/display-settings/display-settings.ts';
import { loadShell } from '../shell/load-shell.ts';
import { mediaUrl } from '../shell/media-url.ts';
import { PageFrame } from '../shell/page-frame/page-frame.tsx';
import { MainSiteContent, mainSiteTitle } from './main-site-content.tsx';

/**
 * Draws a page of the embedded main site in the same frame as the help area, as a whole HTML document without
 * scripts. It is drawn for the request: its cookies choose the display settings.
 */
export async function drawMainSitePage(
  page: MainSitePage,
  request: Request,
  content: ContentClient,
  clock: Clock,
) {
  const shell = await loadShell(content, request.headers.get('cookie'));
  const { pathname, search } = new URL(request.url);
  const html = renderToStaticMarkup(
    <html lang="en-GB" {...displayAttributes(shell.display)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${mainSiteTitle(page)} - ${shell.brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        {shell.brand.logo && <link rel="icon" href={mediaUrl(shell.brand.logo.src)} />}
      </head>
      <body>
        <PageFrame shell={shell} path={`${pathname}${search}`} year={new Date(clock.now()).getFullYear()}>
          <MainSiteContent page={page} brand={shell.brand} />
        </PageFrame>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
