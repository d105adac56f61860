import { Hono } from 'hono';
import { verifyContent } from './verify-content/verify-content.ts';
import { drawMainSitePage } from '#app/main-site/draw-main-site-page.tsx';
import { popularSearches } from '#app/main-site/popular-searches.ts';
import { createContentSource } from '#clients/content/content-client.ts';
import type { Wait } from '#clients/content/fresh-copies/fresh-copies.ts';
import { createIdentityClient } from '#clients/identity/create-identity-client.ts';
import { whoseToken } from '#clients/identity/whose-token.ts';
import { createSearchClient } from '#clients/search/search-client.ts';
import { callInProcess, callOverNetwork } from '#clients/service-call.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createContentService } from '#services/content/content-service.ts';
import { createCustomersService } from '#services/customers/customers-service.ts';
import { readRecords } from '#services/customers/read-records.ts';
import type { IdentityTables } from '#services/identity/store/identity-tables.ts';
import { createMainSite } from '#services/main-site/main-site.ts';
import { createSearchService } from '#services/search/search-service.ts';
import type { AnalyticsTables } from '#services/analytics/store/analytics-tables.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { countSearches } from './analytics/count-searches.ts';
import { openAnalytics } from './analytics/open-analytics.ts';
import { backEndsOfRequest } from './back-ends-of-request.ts';
import type { Config } from './config.ts';
import { healthRoutes } from './health/health.ts';
import { createErrorReporter } from './error-reports/create-error-reporter.ts';
import { sumEveryMs } from './error-reports/sum-repeats.ts';
import { errorReportRoutes } from './error-reports/error-report-routes.ts';
import { helpArea } from './help-area/help-area.ts';
import { journeyCookies } from '#app/journey-cookies/journey-cookies.ts';
import { embeddedIssuer, openIdentity } from './identity/open-identity.ts';
import { limitBodies } from './limit-bodies/limit-bodies.ts';
import { openMainApi, type MainApiTables } from './main-api/open-main-api.ts';
import { createSealer } from './sealing/create-sealer.ts';
import { secretsOf } from './sealing/own-secret.ts';
import { mediaRoutes } from './media/media.ts';
import { mainSiteElsewhere } from './main-site-elsewhere/main-site-elsewhere.ts';
import { openMonitoring } from './monitoring/open-monitoring.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { readRelease } from './release/release.ts';
import { requestLog } from './request-log/request-log.ts';
import { searchableArticles } from './searchable-articles/searchable-articles.ts';
import { securityHeaders } from './security-headers/security-headers.ts';
import { sessionReader } from './sign-in/session-reader.ts';
import { signInCookies } from './sign-in/sign-in-cookies.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { staticFiles } from './static-files/static-files.ts';

export type ServerDeps = {
  config: Config;
  logger: Logger;
  clock: Clock;
  mode: 'production' | 'development';
  clientDir: string;
  /** How long visitors wait for newer content and for what fills their forms, when not as long as usual. */
  wait?: Wait;
};

/** The composition root: what the site is made of, one line a part. */
export async function createServer({ config, logger, clock, mode, clientDir, ...patience }: ServerDeps) {
  const { publicUrl, mainSiteUrl = '' } = config;
  const release = readRelease(clientDir);
  const reporter = createErrorReporter({ logger, clock, release });

  const contentCall = config.contentUrl
    ? callOverNetwork(config.contentUrl)
    : callInProcess(createContentService(config));
  const content = createContentSource({ call: contentCall, clock, logger: reporter.ofBackEnds, ...patience });
  const anyTime = content.noting(() => {});
  const search = createSearchClient(
    callInProcess(
      createSearchService({ articles: searchableArticles(anyTime), popular: popularSearches, logger }),
    ),
  );
  const database = openDatabase<MainApiTables & IdentityTables & AnalyticsTables>(config.databaseUrl);
  const mainApi = config.apiUrl
    ? undefined
    : await openMainApi({ config, database, content: anyTime, clock, logger });
  const analytics = await openAnalytics({ database, clock, logger });
  const secrets = secretsOf(config);
  const sealer = createSealer(secrets);
  const provider = config.identity.url
    ? undefined
    : await openIdentity({
        config,
        database,
        content: anyTime,
        cookieSecrets: secrets,
        sealer,
        clock,
        logger,
      });
  const { flow, url: identityUrl, clientId } = config.identity;
  const issuer = {
    issuer: identityUrl ?? embeddedIssuer(publicUrl),
    clientId,
    call: provider ? provider.call : callOverNetwork(identityUrl ?? ''),
    clock,
    logger: reporter.ofBackEnds,
  };
  const identity = createIdentityClient({
    ...issuer,
    flow,
    callbackUrl: publicUrl + signInPaths.callback,
    signedOutUrl: publicUrl + signInPaths.signedOut,
  });
  const customers = createCustomersService({
    records: readRecords(config),
    whose: whoseToken(issuer),
    logger,
  });
  const backEnds = backEndsOfRequest({
    mainApi: mainApi
      ? callInProcess(new Hono().route('/', mainApi.app).route('/', customers))
      : callOverNetwork(config.apiUrl ?? ''),
    accountApi: config.accountApiUrl ? callOverNetwork(config.accountApiUrl) : callInProcess(customers),
    config,
  });
  const journeys = (onRead: () => void) => journeyCookies(sealer, publicUrl.startsWith('https:'), onRead);
  const session = sessionReader({ identity, clock, logger });
  const monitoring = openMonitoring({ config, clock, logger, mode, release });
  const mainSite = mainSiteUrl
    ? mainSiteElsewhere(mainSiteUrl)
    : createMainSite({
        draw: async (page, request) =>
          drawMainSitePage(page, request, anyTime, clock, await session.read(request.headers.get('cookie'))),
        pages: anyTime.mainSitePages,
        search: async (request) => {
          const found = await search.search(request);
          return found.ok ? found.value : undefined;
        },
        onSearched: countSearches({ analytics, search }),
        publicUrl,
      });

  const app = new Hono()
    .use(requestLog({ logger, clock, release }))
    .use(securityHeaders({ publicUrl, mainSiteUrl }))
    .route(
      '/',
      healthRoutes([
        { name: 'content', check: anyTime.categories },
        ...(mainApi ? [{ name: 'database', check: mainApi.check }] : []),
      ]),
    )
    .route('/', staticFiles({ clientDir }))
    .route('/', mediaRoutes(content))
    // Each with limits of its own.
    .route('/', monitoring.app)
    .route('/', analyticsRoutes({ analytics, content: anyTime, publicUrl, searchesAreCounted: !mainSiteUrl }))
    .route('/', errorReportRoutes({ reporter, publicUrl }))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBodies())
    .route('/', provider?.app ?? new Hono())
    .route(
      '/',
      signInRoutes({
        identity,
        session,
        cookies: signInCookies({ sealer, clock, flow }),
        flow,
        endJourneys: journeys(() => {}).forgetAll,
        logger,
      }),
    )
    .use(pageCache({ clock }))
    .route(
      '/',
      helpArea({
        build: () => import('virtual:react-router/server-build'),
        mode,
        content,
        search,
        backEnds,
        cookies: journeys,
        session,
        logger,
        reporter,
        site: { publicUrl, mainSiteUrl },
        ...patience,
      }),
    )
    .route('/', mainSite);

  app.onError(async (problem, c) => {
    reporter.ofRequest({ requestId: c.get('requestId'), path: c.req.path }).request(problem);
    return c.html(await drawMainSitePage({ kind: 'unavailable' }, c.req.raw, anyTime, clock), 500);
  });
  // What is summed is told when it is due, also when nothing more comes.
  const settling = setInterval(() => reporter.settle(), sumEveryMs).unref();
  return {
    app,
    content: anyTime,
    /** Builds the search index, so that the first visitor doesn't wait for it. */
    warmUp: () => search.search({ term: 'help' }),
    /** Finishes what goes on behind the requests. */
    stop: async () => {
      await monitoring.stop();
      clearInterval(settling);
      reporter.settle({ isLast: true });
      await mainApi?.stop();
      await database.close();
    },
  };
}

export { verifyContent };
