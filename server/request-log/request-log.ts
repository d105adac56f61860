import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** A request id from outside, like that of a proxy in front, is taken when it can't break a log line. */
export const acceptableId = /^[A-Za-z0-9_.-]{8,64}$/;

/**
 * One line per request: method, path without its query, status, milliseconds, request id. No personal data. The answer
 * carries the id, and in Server-Timing again with the release: there, scripts of a page can read which request made it.
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
      path: c.req.path,
      status: c.res.status,
      milliseconds: Math.round(clock.monotonic() - start),
    });
  });
}
