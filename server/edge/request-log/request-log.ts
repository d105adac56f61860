import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** A request id from outside, for example from a proxy in front, is adopted when it can't break a log line. */
export const acceptableId = /^[A-Za-z0-9_.-]{8,64}$/;

/**
 * One line per request: method, path (`scrubbedPath`), status, milliseconds, request id. No personal data. The answer
 * carries the id, and the Server-Timing header repeats it with the release, so that the page's scripts can read them.
 */
export function requestLog({ logger, clock, release }: { logger: Logger; clock: Clock; release: string }) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = acceptableId.test(given) ? given : randomUUID();
    const start = clock.monotonic();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('server-timing', `request;desc="${requestId}", release;desc="${release}"`);
    logger.info('request', {
      requestId,
      method: c.req.method,
      path: scrubbedPath(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(clock.monotonic() - start),
    });
  });
}
