import { Hono } from 'hono';
import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type ServerBuild,
} from 'react-router';
import {
  clientsContext,
  countAnswerContext,
  failuresContext,
  isPostedContext,
  isPreviewOfContext,
  limitsContext,
  loggerContext,
  renderedPageContext,
  siteContext,
  type RenderedPage,
  type Site,
} from '#app/context.ts';
import { cookiesContext, type JourneyCookies } from '#app/journeys/session/cookies-context.ts';
import { customerContext } from '#app/account/prefill/customer-context.ts';
import { sessionContext } from '#app/account/session/session-context.ts';
import type { ContentSource } from '#clients/content/create-content-client.ts';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import type { SearchClient } from '#clients/search/create-search-client.ts';
import type { UsefulnessEvent } from '#contracts/usefulness.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import type { CountFailure } from '../telemetry/analytics/count-failures.ts';
import type { ClientsOfRequest } from '../back-ends/clients-of-request.ts';
import { customerLookup } from '../account/customer/customer-lookup.ts';
import type { CustomerCache } from '../account/customer/customer-cache.ts';
import type { ErrorReporter } from '../telemetry/error-reports/create-error-reporter.ts';
import { encodeHtml } from '../edge/page-cache/encode-html.ts';
import type { PageVariables } from '../edge/page-cache/page-cache.ts';
import { pageFreshness } from '../edge/page-cache/page-freshness.ts';
import type { LimitsOf } from '../edge/rate-limits/limits-of-request.ts';
import type { RequestVariables } from '../edge/request-log/request-log.ts';
import type { SessionReader } from '../account/sign-in/session-reader.ts';
import { withDecodablePath } from './decodable-path.ts';
import { unavailable, unavailableAs503 } from './unavailable-as-503.ts';
import { loosenForDevelopment, rememberPolicy } from '../edge/security-headers/content-security-policy.ts';
import { areaPath } from '#contracts/area-path.ts';
import { homePath } from '#contracts/area-path.ts';

type HelpAreaDeps = {
  build: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  content: ContentSource;
  search: SearchClient;
  clientsOf: ClientsOfRequest;
  lookUps: CustomerCache['lookUps'];
  countFailure: CountFailure;
  countAnswer: (answer: UsefulnessEvent) => Promise<unknown>;
  isPreviewOf: (place: string, seal: string) => Promise<boolean>;
  cookies: (onRead: () => void, cookieHeader: string | null) => JourneyCookies;
  session: Pick<SessionReader, 'readIfKnown' | 'readTokens' | 'readUser'>;
  logger: Logger;
  reporter: ErrorReporter;
  limitsOf: LimitsOf;
  site: Site;
  /** How long visitors wait for the details that fill their forms, when not the default. */
  wait?: Wait;
};

/** Every page below /help-and-support/, rendered by React Router; the same path without its slash redirects there. */
export function helpArea(deps: HelpAreaDeps) {
  const {
    build,
    mode,
    content,
    search,
    clientsOf,
    lookUps,
    countFailure,
    countAnswer,
    isPreviewOf,
    cookies,
    session,
    logger,
    reporter,
    limitsOf,
    site,
  } = deps;
  const handle = createHandler(build, mode);
  const policyFor = rememberPolicy({
    mainSiteOrigin: site.mainSiteUrl && new URL(site.mainSiteUrl).origin,
    isSecure: site.publicUrl.startsWith('https:'),
  });
  return new Hono<{ Variables: PageVariables['Variables'] & RequestVariables['Variables'] }>()
    .get(areaPath, (c) => c.redirect(homePath, 308))
    .all(`${areaPath}/*`, async (c) => {
      const freshness = pageFreshness();
      const context = new RouterContextProvider();
      const rendered: RenderedPage = {};
      context.set(renderedPageContext, rendered);
      context.set(siteContext, site);
      context.set(isPostedContext, c.req.method === 'POST');
      const failures = reporter.ofRequest({ requestId: c.get('requestId'), path: c.req.path });
      context.set(failuresContext, failures);
      const { leads, addresses } = clientsOf(c.req.raw);
      context.set(clientsContext, {
        content: unavailableAs503(content.forRequest(freshness.note, c.get('waitingSince'))),
        search,
        leads,
        addresses,
      });
      let isOneVisitorsOwn = false;
      const onRead = () => void (isOneVisitorsOwn = true);
      context.set(cookiesContext, cookies(onRead, c.req.raw.headers.get('cookie')));
      context.set(sessionContext, {
        read: async (request) => {
          onRead();
          return ifKnown(await session.readIfKnown(request.headers.get('cookie')));
        },
        tokens: async (request) => {
          onRead();
          return ifKnown(await session.readTokens(request.headers.get('cookie')));
        },
      });
      const cookieHeader = c.req.header('cookie') ?? null;
      const report = (problem: unknown) => failures.call('customer-look-up-failed', problem);
      context.set(
        customerContext,
        customerLookup({
          cookieHeader,
          signal: c.req.raw.signal,
          readUser: session.readUser,
          lookUpsUntil: (signal) => {
            const { customers, accounts } = clientsOf({ headers: c.req.raw.headers, signal });
            return lookUps(customers, accounts, cookieHeader);
          },
          report,
          onUnseenFailure: () => countFailure('customer-look-up-failed', cookieHeader),
          onRead,
          ...(deps.wait && { wait: deps.wait }),
        }),
      );
      context.set(loggerContext, logger);
      context.set(countAnswerContext, countAnswer);
      context.set(isPreviewOfContext, isPreviewOf);
      let waitSeconds: number | undefined;
      const onRefused = (seconds: number) => void (waitSeconds = seconds);
      context.set(limitsContext, limitsOf(visitorAddress(c), onRefused));
      const response = await handle(withDecodablePath(c.req.raw), context);
      c.set('validUntil', freshness.validUntil());
      c.set('freshUntil', isOneVisitorsOwn ? -Infinity : freshness.freshUntil());
      c.set('unchangedUntil', freshness.unchangedUntil);
      const location = response.headers.get('location');
      if (location) return redirectOnSite(response, location, site.publicUrl);
      if (waitSeconds !== undefined) response.headers.set('retry-after', String(waitSeconds));
      // Data that scripts fetch for such a page is as private to this visitor as the page.
      if (isOneVisitorsOwn) response.headers.set('cache-control', 'no-store');
      if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
      const { html, inlineScripts = [] } = rendered;
      const { status, headers } = response;
      const bytes = html && encodeHtml(html);
      const page = bytes ? new Response(bytes, { status, headers }) : response;
      if (bytes) c.set('pageBytes', bytes);
      // Vite's hot reload writes styles into the page and uses a web socket.
      const policy = policyFor(inlineScripts);
      page.headers.set(
        'content-security-policy',
        mode === 'development' ? loosenForDevelopment(policy) : policy,
      );
      return page;
    });
}

/** An unreachable issuer does not sign the visitor out, but the page is not shown either. */
function ifKnown<T>(session: T | 'unknown'): T {
  if (session === 'unknown') throw unavailable();
  return session;
}

/** Reads the table of routes once; in development again for each request, as it may have changed. */
function createHandler(build: HelpAreaDeps['build'], mode: HelpAreaDeps['mode']): RequestHandler {
  if (mode === 'development') return createRequestHandler(build, mode);
  let handler: RequestHandler | undefined;
  return async (...request) => (handler ??= createRequestHandler(await build(), mode))(...request);
}

/** A redirect to our own origin is sent as a path: correct behind any proxy and under any host name. */
function redirectOnSite(response: Response, location: string, publicUrl: string): Response {
  const headers = new Headers(response.headers);
  headers.set('location', location.startsWith(`${publicUrl}/`) ? location.slice(publicUrl.length) : location);
  return new Response(null, { status: response.status, headers });
}
