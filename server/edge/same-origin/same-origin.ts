import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { throttledLog } from '#platform/logger/throttled-log.ts';
import { ownOriginCheck } from './is-own-origin.ts';

type SameOriginDeps = {
  publicUrl: string;
  clock: Clock;
  logger: Logger;
  /** The response to a post that another site sent: 403. */
  refuse: (c: Context) => Response | Promise<Response>;
};

/** Methods that never change anything. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The issuer's page posts its answer here from its own origin; state and nonce protect it. */
const postedByIssuer = new Set<string>([signInPaths.callback]);
/** An origin is short; anything longer is not logged. */
const longestOrigin = 100;
/** All values of Sec-Fetch-Site that browsers send. */
const knownSites = ['same-origin', 'same-site', 'cross-site', 'none'];

/**
 * The one check of every post: what another site made a browser send is refused. At most one log line a minute names
 * the expected and the received origin, since a PUBLIC_URL that doesn't match the address refuses every form.
 */
export function sameOrigin({ publicUrl, clock, logger, refuse }: SameOriginDeps) {
  const isOwn = ownOriginCheck(publicUrl);
  const expected = new URL(publicUrl).origin;
  const warn = throttledLog((fields) => logger.warn('post-from-another-origin', fields), clock);
  return createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method) || postedByIssuer.has(c.req.path)) return next();
    const { headers } = c.req.raw;
    if (isOwn(headers)) return next();
    warn({ expected, received: receivedOrigin(headers), path: scrubbedPath(c.req.path) });
    return refuse(c);
  });
}

/** The part of it that can be logged: a scheme and a host, without any personal data. */
function receivedOrigin(headers: Headers): string {
  const claimed = headers.get('origin') ?? headers.get('referer') ?? '';
  const isOrigin = claimed.length <= longestOrigin && URL.canParse(claimed);
  if (isOrigin) return new URL(claimed).origin;
  const site = headers.get('sec-fetch-site') ?? 'none';
  return knownSites.includes(site) ? site : 'unknown';
}
