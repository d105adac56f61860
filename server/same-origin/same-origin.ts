import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { tellSeldom } from '#platform/logger/tell-seldom.ts';
import { ownOriginCheck } from './is-own-origin.ts';

type SameOriginDeps = {
  publicUrl: string;
  clock: Clock;
  logger: Logger;
  /** The answer to a post that another site sent: 403. */
  refuse: (c: Context) => Response | Promise<Response>;
};

/** These never change anything. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The issuer's page posts its answer here from its own origin; state and nonce protect it. */
const postedByIssuer = new Set<string>([signInPaths.callback]);
/** An origin is short; anything longer is not logged. */
const longestOrigin = 100;

/**
 * The one gate of every post: what another site had a browser send is refused. One log line a minute at most names the
 * expected and the received origin, since a PUBLIC_URL that doesn't match the address refuses every form.
 */
export function sameOrigin({ publicUrl, clock, logger, refuse }: SameOriginDeps) {
  const isOwn = ownOriginCheck(publicUrl);
  const expected = new URL(publicUrl).origin;
  const warn = tellSeldom((fields) => logger.warn('post-from-another-origin', fields), clock);
  return createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method) || postedByIssuer.has(c.req.path)) return next();
    const { headers } = c.req.raw;
    if (isOwn(headers)) return next();
    warn({ expected, received: receivedOrigin(headers), path: c.req.path });
    return refuse(c);
  });
}

/** As far as it can be logged: a scheme and a host, nothing that could be a visitor's. */
function receivedOrigin(headers: Headers): string {
  const claimed = headers.get('origin') ?? headers.get('referer') ?? '';
  const isOrigin = claimed.length <= longestOrigin && URL.canParse(claimed);
  return isOrigin ? new URL(claimed).origin : (headers.get('sec-fetch-site') ?? 'none');
}
