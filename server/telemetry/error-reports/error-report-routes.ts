import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { browserFailure } from '#contracts/browser-failure.ts';
import { errorReportPaths } from '#contracts/error-report-paths.ts';
import { scrubbedPath } from '#contracts/scrubbed-path.ts';
import type { RateLimiter } from '#platform/rate-limits/open-rate-limits.ts';
import { acceptableId } from '../../edge/request-log/request-log.ts';
import { telemetryGate } from '../gate/telemetry-gate.ts';
import type { ErrorReporter } from './create-error-reporter.ts';
import { readCspReports } from './read-csp-reports.ts';

/** A failure is a few hundred bytes. */
const longestFailure = 4 * 1024;
/** Each report repeats the page's policy, and several come at once. */
const longestCspReports = 64 * 1024;

type Deps = { reporter: ErrorReporter; publicUrl: string; limiter: RateLimiter };

/**
 * Where browsers report failures: pages by their scripts, once their visitor allows the performance category, and the
 * browser itself under the content security policy. The response only says whether the report was accepted, or why not.
 */
export function errorReportRoutes({ reporter, publicUrl, limiter }: Deps) {
  const onlyPosts = createMiddleware(async (c, next) =>
    c.req.method === 'POST' ? next() : c.text('Failures are posted here.', 405, { allow: 'POST' }),
  );
  const gate = telemetryGate(publicUrl);
  const consume = (visitor: string) => limiter.consume(visitor);
  const ofPage = gate.receive({ from: 'page', mostBytes: longestFailure, consume });
  const ofBrowser = gate.receive({ from: 'browser', mostBytes: longestCspReports, consume });
  return new Hono()
    .use(errorReportPaths.browser, onlyPosts)
    .use(errorReportPaths.csp, onlyPosts)
    .post(errorReportPaths.browser, ...ofPage, async (c) => {
      const failure = browserFailure.safeParse(await readJson(c));
      if (!failure.success) return c.body(null, 400);
      const { at, path, ...facts } = failure.data;
      reporter.browserFailure({ ...facts, at: at.join(' < '), path: scrubbedPath(path) });
      return c.body(null, 204);
    })
    .post(errorReportPaths.csp, ...ofBrowser, async (c) => {
      const hosts = [new URL(publicUrl).host, new URL(c.req.url).host];
      const page = c.req.query('page') ?? '';
      const requestId = acceptableId.test(page) ? page : undefined;
      for (const { directive, blocked, path } of readCspReports(await readJson(c), hosts))
        reporter.policyViolation({ kind: 'csp', error: directive, code: blocked, path, requestId });
      return c.body(null, 204);
    });
}

async function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}
