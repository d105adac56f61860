import type { Context, Hono } from 'hono';
import { drawMainSitePage } from '#app/main-site/draw-main-site-page.tsx';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { ErrorReporter } from './error-reports/create-error-reporter.ts';
import type { RequestVariables } from './request-log/request-log.ts';

type Deps = {
  reporter: ErrorReporter;
  contentOf: (request: Request) => ContentClient;
  clock: Clock;
  /** Whether one can sign in at this site at all. */
  hasSignIn: boolean;
};

/** The designed pages of a site for requests that no route answers, and for those that fail. */
export function lastAnswers<Variables extends RequestVariables>(
  app: Hono<Variables>,
  { reporter, contentOf, clock, hasSignIn }: Deps,
) {
  const show = async (c: Context, kind: 'not-found' | 'unavailable', status: 404 | 500) =>
    c.html(await drawMainSitePage({ kind }, c.req.raw, contentOf(c.req.raw), clock, { hasSignIn }), status);
  app.notFound((c) => show(c, 'not-found', 404));
  app.onError(async (problem, c) => {
    // The visitor left before their request had arrived: nobody failed, and nobody reads an answer.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    reporter.ofRequest({ requestId: c.get('requestId'), path: c.req.path }).request(problem);
    return show(c, 'unavailable', 500);
  });
}
