import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { browserFailure } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { allowsMeasuring } from '../measuring/allows-measuring.ts';
import { isFromOwnPage } from '../measuring/is-from-own-page.ts';
import { acceptableId } from '../request-log/request-log.ts';
import type { ErrorReporter } from './create-error-reporter.ts';
import { readCspReports } from './read-csp-reports.ts';

/** A failure is a few hundred bytes. */
const longestFailure = 4 * 1024;
/** Each report repeats the page's policy, and several come at once. */
const longestCspReports = 64 * 1024;

type Deps = { reporter: ErrorReporter; publicUrl: string; limiter: RateLimiter };

/**
 * Where browsers tell what went wrong: pages by their scripts, once their visitor allows the performance category, and
 * the browser itself by the content security policy. Nothing is answered but that it was taken, or why not.
 */
export function errorReportRoutes({ reporter, publicUrl, limiter }: Deps) {
  const gate = createMiddleware(async (c, next) => {
    if (c.req.method !== 'POST') return c.text('Failures are posted here.', 405, { allow: 'POST' });
    const allowance = await limiter.consume(visitorAddress(c));
    if (!allowance.ok) return c.body(null, 429, { 'retry-after': String(allowance.waitSeconds) });
    return next();
  });
  return new Hono()
    .use(errorReportPaths.browser, gate, atMost(longestFailure))
    .use(errorReportPaths.csp, gate, atMost(longestCspReports))
    .post(errorReportPaths.browser, async (c) => {
      if (!isFromOwnPage(c.req.raw.headers, publicUrl)) return c.body(null, 403);
      if (!allowsMeasuring(c)) return c.body(null, 204);
      const told = browserFailure.safeParse(await readJson(c));
      if (!told.success) return c.body(null, 400);
      const { at, path, ...facts } = told.data;
      reporter.browserFailure({ ...facts, at: at.join(' < '), path: scrubbedPath(path) });
      return c.body(null, 204);
    })
    .post(errorReportPaths.csp, async (c) => {
      const hosts = [new URL(publicUrl).host, new URL(c.req.url).host];
      const page = c.req.query('page') ?? '';
      const requestId = acceptableId.test(page) ? page : undefined;
      for (const { directive, blocked, path } of readCspReports(await readJson(c), hosts))
        reporter.policyViolation({ kind: 'csp', error: directive, code: blocked, path, requestId });
      return c.body(null, 204);
    });
}

function atMost(maxSize: number) {
  return bodyLimit({ maxSize, onError: (c) => c.body(null, 413) });
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}
