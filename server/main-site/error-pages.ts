import type { Context, Hono } from 'hono';
import { renderMainSitePage } from '#app/pages/main-site/render-main-site-page.tsx';
import type { ContentClient } from '#clients/content/create-content-client.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { ErrorReporter } from '../telemetry/error-reports/create-error-reporter.ts';
import type { RequestVariables } from '../edge/request-log/request-log.ts';

type Deps = {
  reporter: ErrorReporter;
  contentOf: (request: Request) => ContentClient;
  clock: Clock;
  /** Whether visitors can sign in at this site at all. */
  hasSignIn: boolean;
};

/** The site's designed pages for requests that no route answers, and for those that fail. */
export function addErrorPages<Variables extends RequestVariables>(
  app: Hono<Variables>,
  { reporter, contentOf, clock, hasSignIn }: Deps,
) {
  const show = async (c: Context, kind: 'not-found' | 'unavailable', status: 404 | 500) =>
    c.html(await renderMainSitePage({ kind }, c.req.raw, contentOf(c.req.raw), clock, { hasSignIn }), status);
  app.notFound((c) => show(c, 'not-found', 404));
  app.onError(async (problem, c) => {
    // The visitor has left: this is not a failure, nobody receives a response, and the log has 499 (request-log.ts).
    if (c.req.raw.signal.aborted) return c.body(null, 500);
    reporter.ofRequest({ requestId: c.get('requestId'), path: c.req.path }).request(problem);
    return show(c, 'unavailable', 500);
  });
}
