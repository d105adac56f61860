import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import { displayAttributes } from '../display-settings/display-settings.ts';
import { FrameStyles } from '../frame-styles.tsx';
import { loadShell } from '../load-shell.ts';
import { mediaUrl } from '../../help-content/media-url.ts';
import type { AccountParts } from '../page-frame/account-parts.ts';
import type { SearchPlace } from '../page-frame/search-place.ts';
import { PageFrame } from '../page-frame/page-frame.tsx';
import type { ShellData } from '../shell-data.ts';

type PlainPage = {
  /** Without the brand. */
  title: string;
  /** The page's own path, for links and forms that return to it. */
  path: string;
  /** The cookies of the request, which contain the display settings. */
  cookies: string | null;
  content: ContentClient;
  year: number;
  /** Left out at a site without sign-in. */
  account: AccountParts | undefined;
  /** The search box for each place in the header. Left out on a page that has a box of its own. */
  search?: ((place: SearchPlace) => ReactNode) | undefined;
  /** The content between header and footer. */
  children: (brand: ShellData['brand']) => ReactNode;
  /** The address of its style sheet, which every page has besides those of the frame. */
  stylesheet: string;
  /** The text of a script for the end of the page; the caller allows it by its hash. */
  script?: string;
};

/** Renders a page outside the help area in the same frame, as a whole HTML document without React. */
export async function renderPlainPage(page: PlainPage) {
  const { title, path, cookies, content, year, account, search, children, stylesheet, script } = page;
  const shell = await loadShell(content, cookies);
  const html = renderToStaticMarkup(
    <html lang="en-GB" {...displayAttributes(shell.display)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${shell.brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <FrameStyles themeSheet={shell.themeSheet} />
        <link rel="stylesheet" href={stylesheet} />
        {shell.brand.logo && (
          <link rel="icon" href={mediaUrl(shell.brand.logo.icon ?? shell.brand.logo.src)} />
        )}
      </head>
      <body>
        <PageFrame shell={shell} path={path} year={year} account={account} search={search}>
          {children(shell.brand)}
        </PageFrame>
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
