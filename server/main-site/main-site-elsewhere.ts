import { Hono } from 'hono';

/**
 * Every path outside the help area belongs to the supplier's main site: the visitor is redirected there, with the
 * query.
 */
export function mainSiteElsewhere(mainSiteUrl: string) {
  return new Hono().all('*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(`${mainSiteUrl}${pathname.replace(/^\/+/, '/')}${search}`, 302);
  });
}
