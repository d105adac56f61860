/** Names of this machine: a browser on it reaches the same site under each. */
const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Decides whether a page of this site sent a request, by the headers that scripts can't set. Browsers send
 * Sec-Fetch-Site where they trust the connection, and Origin with each post; `none` is a visitor who reloads after a
 * restart. Programs and browsers from before 2020 may send neither: then Referer must not name another site.
 */
export function ownOriginCheck(publicUrl: string): (headers: Headers) => boolean {
  const own = ownOrigins(publicUrl);
  return (headers) => {
    const site = headers.get('sec-fetch-site');
    if (site !== null && site !== 'same-origin' && site !== 'none') return false;
    const origin = headers.get('origin');
    if (origin !== null && origin !== 'null') return own.has(origin);
    if (site !== null) return true;
    // Sent by a sandboxed page, or by one that hides its origin.
    if (origin === 'null') return false;
    const referer = headers.get('referer');
    return referer === null || (URL.canParse(referer) && own.has(new URL(referer).origin));
  };
}

/** On this machine, all its names are the same site. */
function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!loopbackNames.includes(hostname)) return new Set([origin]);
  return new Set(loopbackNames.map((name) => `${protocol}//${name}${port && `:${port}`}`));
}
