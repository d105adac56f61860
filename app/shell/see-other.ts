import { redirect, redirectDocument } from 'react-router';
import type { Site } from '../context.ts';

/**
 * Leads from a page's form to another page of the area with a GET (303), perhaps with cookies. `path` is below the
 * area, since React Router puts the area's path before it.
 */
export function leadOn(path: string, cookies: string[] = []): Response {
  return leadTo(path, 303, cookies);
}

/** The same with what was posted (307): the browser posts the same words there, with scripts and without. */
export function carryOn(path: string, cookies: string[] = []): Response {
  return leadTo(path, 307, cookies);
}

function leadTo(path: string, status: number, cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(path, { status, headers });
}

/**
 * The same to any path of this origin, which the whole address keeps from getting the area's path before it; the
 * server shortens it again.
 */
export function seeOther(path: string, site: Site, cookies: string[] = []): Response {
  const headers = new Headers({ location: `${site.publicUrl}${path}`, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The same for a page's loader, to an address that the server alone answers: the browser loads it anew. */
export function leadOut(path: string, site: Site, cookies: string[] = []): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirectDocument(`${site.publicUrl}${path}`, { status: 303, headers });
}
