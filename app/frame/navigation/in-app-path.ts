import { pathBelowArea } from '#contracts/area-path.ts';

type Link = { href: string; target: string; hasAttribute: (name: string) => boolean };
type Click = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Below the area, but served only by the server. */
const serverOnly = /^\/(?:media|assets)\/|\.xml$|^\/(?:sign-in|sign-out)(?:[/?]|$)/;

/**
 * The path below the area for a link that can be followed without a reload; undefined when the browser should follow
 * it: another origin or part of the site, a new tab, a download, or a place on the same page.
 */
export function inAppPath(link: Link, click: Click, current: URL): string | undefined {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return undefined;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const path = pathBelowArea(url.pathname);
  if (url.origin !== current.origin || path === undefined) return undefined;
  const isSamePage = url.pathname === current.pathname && url.search === current.search;
  if (isSamePage && url.hash !== '') return undefined;
  return serverOnly.test(path) ? undefined : `${path}${url.search}${url.hash}`;
}
