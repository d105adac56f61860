import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Refusal } from '#contracts/refusal.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';

type Refuse = (c: Context, refusal: Refusal) => Promise<Response>;

/** Counts each request against its visitor address; over the limit it is answered 429. */
export function limitRoute(limiter: RateLimiter, refuse: Refuse) {
  return createMiddleware(async (c, next) => {
    const allowance = await limiter.consume(visitorAddress(c));
    if (!allowance.ok) return refuse(c, { kind: 'too-many', waitSeconds: allowance.waitSeconds });
    return next();
  });
}
