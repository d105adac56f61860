import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  clientsContext,
  cookiesContext,
  customerContext,
  failuresContext,
  limitsContext,
  loggerContext,
  scriptMarkContext,
  sessionContext,
  siteContext,
  type JourneyCookies,
  type Site,
} from '#app/context.ts';
import type { ContentSource } from '#clients/content/content-client.ts';
import type { Wait } from '#clients/content/fresh-copies/fresh-copies.ts';
import type { SearchClient } from '#clients/search/search-client.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import type { BackEndsOfRequest } from '../back-ends-of-request.ts';
import { customerOfRequest } from '../customer/customer-of-request.ts';
import type { KeptLookUps } from '../customer/keep-look-ups.ts';
import type { ErrorReporter } from '../error-reports/create-error-reporter.ts';
import type { PageVariables } from '../page-cache/page-cache.ts';
import type { LimitsOf } from '../rate-limits/limits-of-request.ts';
import type { RequestVariables } from '../request-log/request-log.ts';
import type { SessionReader } from '../sign-in/session-reader.ts';
import { unavailable, unavailableAs503 } from './unavailable-as-503.ts';
import {
  contentSecurityPolicy,
  loosenForDevelopment,
  takeMarkedScripts,
} from '../security-headers/content-security-policy.ts';

type HelpAreaDeps = {
  build: () => Promise<ServerBuild>;
  mode: 'production' | 'development';
  content: ContentSource;
  search: SearchClient;
  backEnds: BackEndsOfRequest;
  lookUps: KeptLookUps['lookUps'];
  cookies: (onRead: () => void) => JourneyCookies;
  session: Pick<SessionReader, 'read' | 'readTokens' | 'readUser'>;
  logger: Logger;
  reporter: ErrorReporter;
  limitsOf: LimitsOf;
  site: Site;
  /** How long visitors wait for what fills their forms, when not as long as usual. */
  wait?: Wait;
};

/** Every page below /help-and-support/, drawn by React Router; the same path without its slash leads there. */
export function helpArea(deps: HelpAreaDeps) {
  const {
    build,
    mode,
    content,
    search,
    backEnds,
    lookUps,
    cookies,
    session,
    logger,
    reporter,
    limitsOf,
    site,
  } = deps;
  const handle = createRequestHandler(build, mode);
  const surroundings = {
    mainSiteOrigin: site.mainSiteUrl && new URL(site.mainSiteUrl).origin,
    isSecure: site.publicUrl.startsWith('https:'),
  };
  return new Hono<{ Variables: PageVariables['Variables'] & RequestVariables['Variables'] }>()
    .get('/help-and-support', (c) => c.redirect('/help-and-support/', 308))
    .all('/help-and-support/*', async (c) => {
      let freshUntil = Infinity;
      const context = new RouterContextProvider();
      const mark = randomBytes(18).toString('base64url');
      context.set(scriptMarkContext, mark);
      context.set(siteContext, site);
      const failures = reporter.ofRequest({ requestId: c.get('requestId'), path: c.req.path });
      context.set(failuresContext, failures);
      const { leads, addresses, customers, accounts } = backEnds(c.req.raw);
      context.set(clientsContext, {
        content: unavailableAs503(content.noting((until) => (freshUntil = Math.min(freshUntil, until)))),
        search,
        leads,
        addresses,
      });
      let isOneVisitorsOwn = false;
      const onRead = () => void (isOneVisitorsOwn = true);
      context.set(cookiesContext, cookies(onRead));
      context.set(sessionContext, {
        read: (request) => {
          onRead();
          return session.read(request.headers.get('cookie'));
        },
        tokens: async (request) => {
          onRead();
          const tokens = await session.readTokens(request.headers.get('cookie'));
          // Whoever it may be is not signed out for that; nor shown the page.
          if (tokens === 'unknown') throw unavailable();
          return tokens;
        },
      });
      const cookieHeader = c.req.header('cookie') ?? null;
      const report = (problem: unknown) => failures.call('customer-look-up-failed', problem);
      context.set(
        customerContext,
        customerOfRequest({
          cookieHeader,
          signal: c.req.raw.signal,
          readUser: session.readUser,
          lookUps: lookUps(customers, accounts, cookieHeader),
          report,
          onRead,
          ...(deps.wait && { wait: deps.wait }),
        }),
      );
      context.set(loggerContext, logger);
      let waitSeconds: number | undefined;
      const onRefused = (seconds: number) => void (waitSeconds = seconds);
      context.set(limitsContext, limitsOf(visitorAddress(c), onRefused));
      const response = await handle(c.req.raw, context);
      c.set('freshUntil', isOneVisitorsOwn ? -Infinity : freshUntil);
      const location = response.headers.get('location');
      if (location) return redirectOnSite(response, location, site.publicUrl);
      if (waitSeconds !== undefined) response.headers.set('retry-after', String(waitSeconds));
      // What scripts fetch of such a page is as much this visitor's own as the page.
      if (isOneVisitorsOwn) response.headers.set('cache-control', 'no-store');
      if (!(response.headers.get('content-type') ?? '').startsWith('text/html')) return response;
      const { html, inlineScripts } = takeMarkedScripts(await response.text(), mark);
      const page = new Response(html, response);
      // Vite's hot reload writes styles into the page and speaks over a web socket.
      const policy = contentSecurityPolicy(inlineScripts, surroundings);
      page.headers.set(
        'content-security-policy',
        mode === 'development' ? loosenForDevelopment(policy) : policy,
      );
      return page;
    });
}

/** A redirect to our own origin is sent as a path: right behind any proxy and under any name of the host. */
function redirectOnSite(response: Response, location: string, publicUrl: string): Response {
  const headers = new Headers(response.headers);
  headers.set('location', location.startsWith(`${publicUrl}/`) ? location.slice(publicUrl.length) : location);
  return new Response(null, { status: response.status, headers });
}
