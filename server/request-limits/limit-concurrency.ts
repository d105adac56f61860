import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { createTurnQueue } from './one-per-turn.ts';
import { createConcurrencyLimit, type AtOnce } from './concurrency-limit.ts';

/**
 * Requests that may be in work at once. A page takes some milliseconds, so a process that is well has a few in work;
 * hundreds mean that it can't follow, or that a back end is slow. An office behind one address has room.
 */
export const inWorkAtOnce: AtOnce = { total: 256, perVisitor: 128 };

type Deps = {
  /** The answer when there is no room: 503. */
  busy: (c: Context) => Response | Promise<Response>;
  atOnce?: AtOnce;
};

/** Bounds the requests in work: one too many is answered at once instead of making all others wait. */
export function limitConcurrency({ busy, atOnce = inWorkAtOnce }: Deps) {
  const inWork = createConcurrencyLimit(atOnce);
  const turn = createTurnQueue();
  return createMiddleware(async (c, next) => {
    const leave = inWork.enter(visitorAddress(c));
    if (!leave) return busy(c);
    try {
      await turn();
      await next();
    } finally {
      leave();
    }
    return undefined;
  });
}
