import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

type Deps = {
  /** The response to any other method: 405. */
  refuse: (c: Context) => Response | Promise<Response>;
};

/**
 * All methods that pages, forms and scripts of the site use. Nothing here is for scripts of other origins, so there
 * is no OPTIONS.
 */
const known = new Set(['GET', 'HEAD', 'POST']);

/**
 * Refuses every other method on every path: the framework would run a form's action for PUT, PATCH and DELETE too.
 */
export function knownMethods({ refuse }: Deps) {
  return createMiddleware(async (c, next) => {
    if (known.has(c.req.method)) return next();
    c.header('allow', [...known].join(', '));
    return refuse(c);
  });
}
