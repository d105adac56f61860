/**
 * Whether a page of this site made the request. Browsers say so by Sec-Fetch-Site; older ones, and any on plain http, by
 * Origin alone. Who says neither is no browser.
 */
export function isFromOwnPage(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === new URL(publicUrl).origin;
}
