import { nameCalled } from '../references/reference.ts';

// Browsers drop these before they read an address, so 'java\tscript:' would be one.
const ignoredInside = /[\t\n\r]/g;
// A backslash is read as a slash, so '/\evil.example' would leave the site; no real link contains control characters.
// oxlint-disable-next-line no-control-regex
const neverInside = /[\0-\x1F\x7F-\x9F\\]/;
const doubleSlashInPath = /^[^?#]*\/\//;

/**
 * The link target to write, or undefined when it may not be followed: only https, http, mailto, tel, root-relative
 * paths of this site (`/…`, never `//…`) and fragments. `tel:` may name a number of the brand. The value comes with
 * entities decoded.
 */
export function allowedHref(value: string): string | undefined {
  const href = value.replace(ignoredInside, '').trim();
  if (neverInside.test(href)) return undefined;
  if (nameCalled(href) !== undefined) return href;
  // The value of any other reference is not known here: it could turn a path into another site.
  if (href.includes('{{')) return undefined;
  if (href.startsWith('#')) return href;
  if (href.startsWith('/')) return doubleSlashInPath.test(href) ? undefined : href;
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return href;
  if (/^tel:\+?\d[\d ().-]*$/i.test(href)) return href;
  return /^https?:\/\/[^/]/i.test(href) && hasPlainHost(href) ? href : undefined;
}

/** A name and password before the host make 'https://www.gov.uk@evil.example' look like another site. */
function hasPlainHost(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && url.username === '' && url.password === '';
}
