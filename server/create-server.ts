import { Hono } from 'hono';
import { verifyContent } from './verify-content/verify-content.ts';
import { popularSearches } from '#app/main-site/popular-searches.ts';
import { createContentSource } from '#clients/content/content-client.ts';
import type { Wait } from '#clients/content/fresh-copies/fresh-copies.ts';
import { createSearchClient } from '#clients/search/search-client.ts';
import { callInProcess, callOverNetwork } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { openRateLimits } from '#platform/rate-limits/open-rate-limits.ts';
import { openReadiness } from '#platform/readiness/open-readiness.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { createContentService } from '#services/content/content-service.ts';
import { createCustomersService } from '#services/customers/customers-service.ts';
import { readRecords } from '#services/customers/read-records.ts';
import { createSearchService } from '#services/search/search-service.ts';
import { acceptableRequests } from './acceptable-requests/acceptable-requests.ts';
import { formPosts } from './acceptable-requests/form-posts.ts';
import { analyticsRoutes } from './analytics/analytics-routes.ts';
import { countSearches } from './analytics/count-searches.ts';
import { openAnalytics } from './analytics/open-analytics.ts';
import { backEndsOfRequest } from './back-ends-of-request.ts';
import type { Config } from './config.ts';
import { keepLookUps } from './customer/keep-look-ups.ts';
import { lookUpsOfToken } from './customer/look-ups.ts';
import { contentOfRequest } from './content-of-request.ts';
import { healthRoutes } from './health/health.ts';
import { createErrorReporter } from './error-reports/create-error-reporter.ts';
import { sumEveryMs } from './error-reports/sum-repeats.ts';
import { errorReportRoutes } from './error-reports/error-report-routes.ts';
import { helpArea } from './help-area/help-area.ts';
import { journeyCookies } from '#app/journey-cookies/journey-cookies.ts';
import { onPublicUrl } from './public-url/on-public-url.ts';
import { createRefusals } from './refusals/create-refusals.ts';
import { limitConcurrency } from './request-limits/limit-concurrency.ts';
import { requestLimits } from './request-limits/request-limits.ts';
import { openAddresses } from './main-api/open-addresses.ts';
import { openLeads } from './main-api/open-leads.ts';
import { createSealer } from './sealing/create-sealer.ts';
import { secretsOf } from './sealing/own-secret.ts';
import { mediaRoutes } from './media/media.ts';
import { openMainSite } from './main-site/open-main-site.ts';
import { openMonitoring } from './monitoring/open-monitoring.ts';
import { pageCache } from './page-cache/page-cache.ts';
import { limitRules } from './rate-limits/limit-rules.ts';
import { lastAnswers } from './last-answers.ts';
import { limitsOfRequest } from './rate-limits/limits-of-request.ts';
import { readRelease } from './release/release.ts';
import { requestLog } from './request-log/request-log.ts';
import { searchableArticles } from './searchable-articles/searchable-articles.ts';
import { securityTxt } from './security-txt/security-txt.ts';
import { securityHeaders } from './security-headers/security-headers.ts';
import { openSignIn } from './sign-in/open-sign-in.ts';
import type { SiteTables } from './site-tables.ts';
import { staticFiles } from './static-files/static-files.ts';

export type ServerDeps = {
  config: Config;
  logger: Logger;
  clock: Clock;
  mode: 'production' | 'development';
  clientDir: string;
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
  /** How long visitors wait for newer content and for what fills their forms, when not as long as usual. */
  wait?: Wait;
};

/** The composition root: what the site is made of, one line a part. */
export async function createServer(deps: ServerDeps) {
  const { config, logger, clock, mode, clientDir, stopping, ...patience } = deps;
  const { publicUrl, mainSiteUrl = '' } = config;
  const release = readRelease(clientDir);
  const reporter = createErrorReporter({ logger, clock, release });

  const contentCall = config.contentUrl
    ? callOverNetwork(config.contentUrl)
    : callInProcess(createContentService(config));
  const content = createContentSource({
    call: contentCall,
    clock,
    logger: reporter.ofBackEnds,
    tryForMs: config.contentWaitSeconds * 1_000,
    ...patience,
  });
  const { anyTime } = content;
  const contentOf = contentOfRequest(content);
  const search = createSearchClient(
    callInProcess(
      createSearchService({ articles: searchableArticles(anyTime), popular: popularSearches, logger }),
    ),
  );
  const database = openDatabase<SiteTables>(config.databaseUrl);
  const limits = await openRateLimits({ databaseUrl: config.databaseUrl, clock, factor: config.rateLimits });
  const readiness = await openReadiness({ databaseUrl: config.databaseUrl, clock });
  const { mainApi } = config;
  const callTo = (url: string | undefined, embedded: Hono | undefined) =>
    url || !embedded ? callOverNetwork(url ?? '') : callInProcess(embedded);
  const addresses = mainApi.addresses ? undefined : await openAddresses({ config, database, clock, logger });
  const addressesCall = callTo(mainApi.addresses, addresses);
  const leads = mainApi.leads
    ? undefined
    : await openLeads({ config, database, content: anyTime, addresses: addressesCall, clock, logger });
  const analytics = await openAnalytics({ database, clock, logger });
  const secrets = secretsOf(config);
  const sealer = createSealer(secrets);
  const journeys = (onRead: () => void) => journeyCookies(sealer, publicUrl.startsWith('https:'), onRead);
  const keptLookUps = keepLookUps({ clock });
  const signIn = await openSignIn({
    config,
    database,
    content: anyTime,
    secrets,
    sealer,
    limits,
    endJourneys: journeys(() => {}).forgetAll,
    forgetCustomer: keptLookUps.forget,
    clock,
    logger,
    issuerLogger: reporter.ofBackEnds,
  });
  const { session } = signIn;
  const hasSignIn = signIn.offer !== 'off';
  const customers = createCustomersService({ records: readRecords(config), whose: signIn.whose, logger });
  const backEnds = backEndsOfRequest({
    leads: callTo(mainApi.leads, leads?.app),
    addresses: addressesCall,
    customers: callTo(mainApi.customers, customers),
    accounts: callTo(config.accountApiUrl, customers),
    config,
  });
  const monitoring = openMonitoring({ config, clock, logger, mode, release, limits });
  const mainSite = openMainSite({
    mainSiteUrl,
    publicUrl,
    contentOf,
    search,
    session,
    hasSignIn,
    onSearched: countSearches({ analytics, search }),
    clock,
  });

  const vital = [
    { name: 'content', check: anyTime.categories },
    ...(leads || addresses || signIn.offer === 'embedded' ? [readiness] : []),
  ];
  const { refuse, prepare } = createRefusals({ content: anyTime, clock, publicUrl, hasSignIn });

  const app = new Hono()
    .use(requestLog({ logger, clock, release }))
    .use(identifyVisitor(config.trustedProxies))
    .use(securityHeaders({ publicUrl, mainSiteUrl, strictTransport: config.strictTransport }))
    .route('/', acceptableRequests({ publicUrl, clock, logger, refuse }))
    .route('/', healthRoutes(vital, stopping))
    .route('/', staticFiles({ clientDir }))
    .route('/', mediaRoutes(content))
    .route('/', securityTxt({ content: anyTime, clock, publicUrl }))
    // Each with limits of its own.
    .route('/', monitoring.app)
    .route(
      '/',
      analyticsRoutes({
        analytics,
        content: anyTime,
        publicUrl,
        searchesAreCounted: !mainSiteUrl,
        limiter: limits.limiter('analytics', limitRules.analytics),
      }),
    )
    .route(
      '/',
      errorReportRoutes({
        reporter,
        publicUrl,
        limiter: limits.limiter('error-reports', limitRules.errorReports),
      }),
    )
    .route('/', requestLimits({ limits, refuse }))
    // Before the limit: what is cached is answered however busy the process is.
    .use(pageCache({ clock }))
    .use(limitConcurrency({ busy: (c) => refuse(c, { kind: 'busy' }) }))
    .route('/', signIn.app)
    .use('/help-and-support/*', formPosts({ refuse: (c) => refuse(c, { kind: 'not-a-form' }) }))
    .use(onPublicUrl(publicUrl))
    .route(
      '/',
      helpArea({
        build: () => import('virtual:react-router/server-build'),
        mode,
        content,
        search,
        backEnds,
        lookUps: config.detailsFromToken ? () => lookUpsOfToken : keptLookUps.lookUps,
        cookies: journeys,
        session,
        logger,
        reporter,
        limitsOf: limitsOfRequest(limits),
        site: { publicUrl, mainSiteUrl, signIn: signIn.offer },
        ...patience,
      }),
    )
    .route('/', mainSite);

  lastAnswers(app, { reporter, contentOf, clock, hasSignIn });
  // What is summed is told when it is due, also when nothing more comes.
  const settling = setInterval(() => reporter.settle(), sumEveryMs).unref();
  return {
    app,
    content: anyTime,
    /** Builds the search index and the page for busy moments, so that no visitor waits for them. */
    warmUp: async () => {
      await Promise.all([search.search({ term: 'help' }), prepare()]);
    },
    /** Finishes what goes on behind the requests. */
    stop: async () => {
      clearInterval(settling);
      reporter.settle({ isLast: true });
      // At the same time: one that hangs takes none of the others' time.
      await Promise.all([monitoring.stop(), leads?.stop(), analytics.settled()]);
      await Promise.all([limits.close(), readiness.close(), database.close()]);
    },
  };
}

export { verifyContent };
