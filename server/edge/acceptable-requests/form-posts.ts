import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

type Deps = {
  /** The response to any other post: 415. */
  refuse: (c: Context) => Response | Promise<Response>;
};

/** How browsers send a form, with scripts and without; no form of ours sends a file. */
const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Accepts only form posts: an action that can't read its body as a form would fail as if the site were at fault. */
export function formPosts({ refuse }: Deps) {
  return createMiddleware(async (c, next) => {
    if (c.req.method !== 'POST' || formType.test(c.req.header('content-type') ?? '')) return next();
    return refuse(c);
  });
}
