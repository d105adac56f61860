import { redirectDocument } from 'react-router';
import type { Site } from '../context.ts';

/**
 * SPEC §2, §8: an unknown category or article sends the browser to the page-not-found page of this origin.
 * React Router would put the area's path before a bare path, so the whole address is given; the server shortens it.
 */
export function redirectToNotFound(site: Site): Response {
  return redirectDocument(`${site.publicUrl}/page-not-found.html`);
}
