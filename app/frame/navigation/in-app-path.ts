import { pathBelowArea } from '#contracts/area-path.ts';
import { opensElsewhere, type Click } from './opens-elsewhere.ts';
import { hasReact } from './pages-with-react.ts';

type Link = { href: string; target: string; hasAttribute: (name: string) => boolean };

/**
 * The path below the area for a link that can be followed without a reload, from one form to another. Undefined when
 * the browser should follow the link, because it goes to a page that is only read, another origin or part of the site,
 * a new tab, a download, or a place on the same page.
 */
export function inAppPath(link: Link, click: Click, current: URL): string | undefined {
  if (opensElsewhere(click)) return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const path = pathBelowArea(url.pathname);
  if (url.origin !== current.origin || path === undefined) return undefined;
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (isSamePage && url.hash !== '') return undefined;
  return hasReact(path) ? `${path}${url.search}${url.hash}` : undefined;
}
