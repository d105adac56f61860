import { createMiddleware } from 'hono/factory';

/** Headers in which a proxy describes the address; only PUBLIC_URL may decide it. */
const addressHeaders = ['host', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'];

/**
 * Rebuilds each request on PUBLIC_URL before the framework sees it. Behind a proxy that terminates TLS, requests arrive
 * over http and for any host, and the framework would mistake a post from our own pages for another site's. The
 * same-origin check (server/edge/same-origin) has compared `Origin` by then, so here it is set to the site's own.
 */
export function onPublicUrl(publicUrl: string) {
  const { origin, host } = new URL(publicUrl);
  return createMiddleware(async (c, next) => {
    const { raw } = c.req;
    const { method, signal } = raw;
    const { pathname, search } = new URL(raw.url);
    // Reading the body of a request without one takes as long as making the new request.
    const body = method === 'GET' || method === 'HEAD' ? null : raw.body;
    const init = { method, headers: raw.headers, body, signal, duplex: 'half' };
    const request = new Request(`${origin}${pathname}${search}`, init as RequestInit);
    const { headers } = request;
    for (const name of addressHeaders) headers.delete(name);
    headers.set('host', host);
    if (headers.has('origin')) headers.set('origin', origin);
    c.req.raw = request;
    await next();
  });
}
