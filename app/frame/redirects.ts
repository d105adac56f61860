import { redirect, redirectDocument } from 'react-router';
import type { Site } from '../context.ts';
import { pathBelowArea } from '#contracts/area-path.ts';

/**
 * 303: redirects to another page of the area after a post. `path` is below the area, since React Router prepends the
 * area's path. May set cookies.
 */
export function redirectWithGet(path: string, cookies: string[] = []): Response {
  return redirect(path, { status: 303, headers: uncached(cookies) });
}

/** 307: the browser posts the same form there, with and without scripts. `path` is below the area. */
export function redirectWithBody(path: string, cookies: string[] = []): Response {
  return redirect(path, { status: 307, headers: uncached(cookies) });
}

/**
 * 303 to any path of this origin. The `location` is absolute, which stops React Router from prepending the area's
 * path.
 */
export function redirectToOrigin(path: string, site: Site, cookies: string[] = []): Response {
  const headers = uncached(cookies);
  headers.set('location', `${site.publicUrl}${path}`);
  return new Response(null, { status: 303, headers });
}

/** 303 from a page's loader to an address that only the server handles: the browser loads it as a new document. */
export function reloadAtOrigin(path: string, site: Site, cookies: string[] = []): Response {
  return redirectDocument(`${site.publicUrl}${path}`, { status: 303, headers: uncached(cookies) });
}

/** Redirects to a path of the area without a reload, or to a path of the main site with a reload. */
export function redirectToSite(path: string, site: Site): Response {
  const below = pathBelowArea(path);
  if (below !== undefined) return redirect(below);
  return redirectDocument(`${site.mainSiteUrl || site.publicUrl}${path}`);
}

function uncached(cookies: string[]): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
