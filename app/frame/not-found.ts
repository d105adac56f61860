import { redirectDocument } from 'react-router';
import type { Site } from '../context.ts';

/**
 * SPEC §2, §8: an unknown category or article redirects to the page-not-found page of this origin. React Router would
 * prepend the area's path to a bare path, so the address is absolute; the server shortens it.
 */
export function redirectToNotFound(site: Site): Response {
  return redirectDocument(`${site.publicUrl}/page-not-found.html`);
}
