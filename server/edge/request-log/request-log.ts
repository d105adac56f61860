import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { incomingOf } from '#platform/visitor-address/visitor-address.ts';
import { heldBackSince } from '../request-limits/hold-back-pages.ts';

export type RequestVariables = { Variables: { requestId: string } };

/** A request id from outside, for example from a proxy in front, is adopted when it can't break a log line. */
export const acceptableId = /^[A-Za-z0-9_.-]{8,64}$/;

/** Statuses of usual requests, of which it is enough to log a share. */
const usual = new Set([200, 304]);

/** As in nginx's log: the visitor left before the response, which nobody receives. This is not a failure of the site. */
const visitorLeft = 499;

type RequestLogDeps = {
  logger: Logger;
  clock: Clock;
  release: string;
  /** The percentage of usual requests that are logged; all when not given. LOG_REQUESTS. */
  percentage?: number;
  metrics?: Pick<Metrics, 'request'> | undefined;
  tracing?: Pick<Tracing, 'request'> | undefined;
  /** The route of a path, as metrics and traces name it. */
  routeOf?: (path: string) => string;
};

export type RequestLog = ReturnType<typeof createRequestLog>;

/**
 * Logs one line per request: method, path (`scrubbedPath`), status, milliseconds and request id, but no personal data.
 * Counts the request where there are metrics. The response carries the id, and the Server-Timing header repeats it with
 * the release, so that the page's scripts can read them.
 */
export function createRequestLog({
  logger,
  clock,
  release,
  percentage = 100,
  metrics,
  tracing,
  routeOf = () => '*',
}: RequestLogDeps) {
  let due = 0;
  /** Samples evenly rather than at random, so that requests can be counted from the lines. */
  function isLogged(status: number): boolean {
    if (percentage === 100 || !usual.has(status)) return true;
    due += percentage;
    if (due < 100) return false;
    due -= 100;
    return true;
  }

  const idOf = (given: string | undefined) =>
    given !== undefined && acceptableId.test(given) ? given : randomUUID();
  const timingOf = (requestId: string) => `request;desc="${requestId}", release;desc="${release}"`;

  /** `path` is scrubbed already; `start` is when the request arrived, in monotonic milliseconds. */
  function write(requestId: string, method: string, path: string, status: number, start: number) {
    const milliseconds = clock.monotonic() - start;
    metrics?.request({ method, route: routeOf(path), status, seconds: milliseconds / 1_000 });
    if (!isLogged(status)) return;
    logger.info('request', {
      requestId,
      method,
      path,
      status,
      milliseconds: Math.round(milliseconds),
      ...(percentage < 100 && usual.has(status) && { percentage }),
    });
  }

  return {
    idOf,
    timingOf,
    write,
    middleware: createMiddleware<RequestVariables>(async (c, next) => {
      const requestId = idOf(c.req.header('x-request-id'));
      const now = clock.monotonic();
      const incoming = incomingOf(c);
      const start = (incoming && heldBackSince(incoming)) ?? now;
      c.set('requestId', requestId);
      const { method, path } = c.req;
      const serve = async () => {
        await next();
        c.res.headers.set('x-request-id', requestId);
        c.res.headers.append('server-timing', timingOf(requestId));
        const status = c.res.status >= 500 && c.req.raw.signal.aborted ? visitorLeft : c.res.status;
        write(requestId, method, scrubbedPath(path), status, start);
        return status;
      };
      if (!tracing) return void (await serve());
      const header = (name: string) => c.req.header(name);
      await tracing.request(
        { requestId, method, route: routeOf(path), header, startedMsAgo: now - start },
        serve,
      );
    }),
  };
}
