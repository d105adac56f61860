import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { SessionState } from '#contracts/session.ts';
import font from '../../design-system/font/figtree-latin-wght-normal.woff2?url';
import stylesheet from '../../design-system/styles.css?url';
import { displayAttributes } from '../display-settings/display-settings.ts';
import { loadShell } from '../load-shell.ts';
import { mediaUrl } from '../media-url.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import type { ShellData } from '../shell-data.ts';

type PlainPage = {
  /** Without the brand. */
  title: string;
  /** The page's own path, for what leads back to it. */
  path: string;
  /** Of the request: they choose the display settings. */
  cookies: string | null;
  content: ContentClient;
  year: number;
  /** Whether one can sign in at this site at all. */
  hasSignIn: boolean;
  /** Who is signed in; left out where that is not the page's to say. */
  session?: SessionState | undefined;
  /** What stands between header and footer. */
  children: (brand: ShellData['brand']) => ReactNode;
};

/** Draws a page outside the help area in the same frame, as a whole HTML document without scripts of the frame's. */
export async function drawPlainPage(page: PlainPage) {
  const { title, path, cookies, content, year, hasSignIn, session, children } = page;
  const shell = await loadShell(content, cookies);
  const html = renderToStaticMarkup(
    <html lang="en-GB" {...displayAttributes(shell.display)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${shell.brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        {shell.brand.logo && <link rel="icon" href={mediaUrl(shell.brand.logo.src)} />}
      </head>
      <body>
        <PageFrame shell={shell} path={path} year={year} hasSignIn={hasSignIn} session={session}>
          {children(shell.brand)}
        </PageFrame>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
