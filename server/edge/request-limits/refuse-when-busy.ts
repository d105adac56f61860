import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { createConcurrencyLimit, type AtOnce } from './concurrency-limit.ts';

/**
 * How many requests may be in progress at once. A page takes some milliseconds, so a healthy process has a few;
 * hundreds mean that it can't keep up, or that a back end is slow. The limit per visitor is enough for an office behind
 * one address.
 */
const inProgressAtOnce: AtOnce = { total: 256, perVisitor: 128 };

type Deps = {
  /** The response beyond the limit: 503. */
  busy: (c: Context) => Response | Promise<Response>;
  /** What each accepted request waits for before it continues (`createTurnQueue`). */
  turn: () => Promise<void>;
  atOnce?: AtOnce;
};

/**
 * Limits the requests in progress: a request beyond the limit is answered at once, so that it does not delay all
 * others.
 */
export function refuseWhenBusy({ busy, turn, atOnce = inProgressAtOnce }: Deps) {
  const inProgress = createConcurrencyLimit(atOnce);
  return createMiddleware(async (c, next) => {
    const release = inProgress.acquire(visitorAddress(c));
    if (!release) return busy(c);
    try {
      await turn();
      await next();
    } finally {
      release();
    }
    return undefined;
  });
}
