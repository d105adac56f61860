import { Hono } from 'hono';
import { renderRefusalPage } from '#app/pages/refusal/render-refusal-page.tsx';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { identifyVisitor } from '#platform/visitor-address/visitor-address.ts';
import { openBackEnds } from './back-ends/open-back-ends.ts';
import type { Config } from './config/config.ts';
import { createSite } from './create-site.ts';
import { acceptableRequests } from './edge/acceptable-requests/acceptable-requests.ts';
import { formPosts } from './edge/acceptable-requests/form-posts.ts';
import { makePageDictionary } from './edge/compression-dictionaries/make-page-dictionary.ts';
import { createPageDictionaries, renewEveryMs } from './edge/compression-dictionaries/page-dictionaries.ts';
import { pageDictionaryRoutes } from './edge/compression-dictionaries/page-dictionary-routes.ts';
import { healthRoutes } from './edge/health/health.ts';
import { mediaRoutes } from './edge/media/media.ts';
import { offlineHelpRoutes } from './edge/offline-help/offline-help-routes.ts';
import { answerCached } from './edge/page-cache/answer-cached.ts';
import { createPageCache } from './edge/page-cache/page-cache.ts';
import { onPublicUrl } from './edge/public-url/on-public-url.ts';
import { limitRules } from './edge/rate-limits/limit-rules.ts';
import { createRefusals } from './edge/refusals/create-refusals.ts';
import { readRelease } from './edge/release/release.ts';
import { holdBackPages } from './edge/request-limits/hold-back-pages.ts';
import { refuseWhenBusy } from './edge/request-limits/refuse-when-busy.ts';
import { createTurnQueue } from './edge/request-limits/one-per-turn.ts';
import { requestLimits } from './edge/request-limits/request-limits.ts';
import { createRequestLog } from './edge/request-log/request-log.ts';
import { secretsOf } from './edge/sealing/own-secret.ts';
import { createSecurityHeaders } from './edge/security-headers/security-headers.ts';
import { securityTxt } from './edge/security-txt/security-txt.ts';
import { createSharedCache } from './edge/shared-cache/shared-cache.ts';
import { keepAssetsPublished } from './edge/static-files/publish-assets.ts';
import { staticFiles } from './edge/static-files/static-files.ts';
import { themeRoutes } from './edge/theme/theme-routes.ts';
import { webAppManifest } from './edge/web-app-manifest/web-app-manifest.ts';
import { addErrorPages } from './main-site/error-pages.ts';
import { analyticsRoutes } from './telemetry/analytics/analytics-routes.ts';
import { flushIntervalMs } from './telemetry/error-reports/aggregate-errors.ts';
import { createErrorReporter } from './telemetry/error-reports/create-error-reporter.ts';
import { errorReportRoutes } from './telemetry/error-reports/error-report-routes.ts';
import { routeOf } from './telemetry/metrics/route-of.ts';
import { openMonitoring } from './telemetry/monitoring/open-monitoring.ts';
import { warnOfBankHolidays } from './verify-content/warn-of-bank-holidays.ts';
import { areaPath } from '#contracts/area-path.ts';

export type ServerDeps = {
  config: Config;
  logger: Logger;
  clock: Clock;
  mode: 'production' | 'development';
  clientDir: string;
  /** Where this release saves the search's indexes, for its next process. */
  searchIndexDir?: string;
  /** Aborts when the process is to stop. */
  stopping: AbortSignal;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** How long visitors wait for newer content and for the details that fill their forms, when not the default. */
  wait?: Wait;
};

/** The composition root: opens the back ends, creates the site from them, and mounts it behind the edge. */
export async function createServer({ clientDir, stopping, ...deps }: ServerDeps) {
  const { config, logger, clock, mode, metrics, tracing } = deps;
  const { publicUrl, mainSiteUrl = '' } = config;
  const release = readRelease(clientDir);
  const reporter = createErrorReporter({ logger, clock, release });
  const secrets = secretsOf(config);

  const { assetsDir } = config;
  const published = assetsDir && (await keepAssetsPublished({ clientDir, assetsDir, clock }));
  const backEnds = await openBackEnds({ ...deps, secrets, failureLogger: reporter.ofBackEnds });
  const { storage, content, search, analytics } = backEnds;
  const { anyTime } = content;
  const { limits } = storage;
  const site = await createSite({ ...deps, secrets, backEnds, reporter });
  const monitoring = openMonitoring({ config, clock, logger, mode, release, limits });

  const hasDictionaries = config.compressionDictionaries;
  const dictionaries = hasDictionaries
    ? createPageDictionaries({
        make: () => makePageDictionary({ content: anyTime, getPage: getHelpPage }),
        logger,
      })
    : undefined;
  const pages = createPageCache({ clock, metrics, dictionaries });
  const sharedCache = createSharedCache({ isOn: config.sharedCache, networks: config.trustedProxies, clock });
  const requestLog = createRequestLog({
    logger,
    clock,
    release,
    percentage: config.loggedRequests,
    metrics,
    tracing,
    routeOf,
  });
  const { strictTransport } = config;
  const securityHeaders = createSecurityHeaders({ publicUrl, mainSiteUrl, strictTransport });
  const { turn, waiting } = createTurnQueue();
  const { hasSignIn } = site;
  const { refuse, prepare } = createRefusals({
    render: (refusal, request) => renderRefusalPage(refusal, request, { content: anyTime, clock, hasSignIn }),
    publicUrl,
    turn,
  });

  const helpPages = new Hono().use(pages.middleware).use(onPublicUrl(publicUrl)).route('/', site.helpArea);
  /** Answers a request for a page of the area, in this process. */
  const getHelpPage = (path: string, headers: Record<string, string> = {}) =>
    helpPages.request(path, { headers });

  const app = new Hono()
    .use(requestLog.middleware)
    .use(identifyVisitor(config.trustedProxies))
    .use(securityHeaders.middleware)
    .route('/', acceptableRequests({ publicUrl, clock, logger, refuse }))
    .route('/', healthRoutes(backEnds.required, { stopping }, backEnds.followed))
    .route('/', staticFiles({ clientDir, assetsDir, hasDictionaries }))
    .route('/', pageDictionaryRoutes(dictionaries))
    .route('/', mediaRoutes(content))
    .route('/', themeRoutes({ content: anyTime }))
    .route('/', webAppManifest({ content: anyTime }))
    .route('/', securityTxt({ content: anyTime, clock, publicUrl }))
    // Each of these has its own limits.
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
    .route(
      '/',
      offlineHelpRoutes({
        isOn: config.offlineHelp,
        release,
        content: anyTime,
        clock,
        getPage: getHelpPage,
      }),
    )
    .use(sharedCache.middleware)
    // Before the limit, so that cached pages are answered however busy the process is.
    .use(pages.middleware)
    .use(refuseWhenBusy({ turn, busy: (c) => refuse(c, { kind: 'busy' }) }))
    .route('/', site.signIn)
    .use(`${areaPath}/*`, formPosts({ refuse: (c) => refuse(c, { kind: 'not-a-form' }) }))
    .use(onPublicUrl(publicUrl))
    .route('/', site.helpArea)
    .route('/', site.mainSite);
  addErrorPages(app, { reporter, contentOf: site.contentOf, clock, hasSignIn });

  // Counts are logged when they are due, even if no further reports arrive.
  const flushing = setInterval(() => reporter.flush(), flushIntervalMs).unref();
  const renewing = setInterval(() => void dictionaries?.renew(), renewEveryMs).unref();
  return {
    app,
    /** For requests as they arrive, before `app`. */
    answerCached: sharedCache.unlessKeyed(
      answerCached({ pages, requestLog, securityHeaders, clock, metrics, dictionaries }),
    ),
    /** For requests that are not answered from the cache. A cache in front waits for nobody. */
    holdBack: sharedCache.unlessKeyed(holdBackPages({ waiting, clock })),
    content: anyTime,
    release,
    /**
     * Warns the operator if the list of bank holidays runs out, and prepares the busy page, the page dictionary and the
     * search index, so that no visitor waits for them. One after the other, since the process retains its peak memory.
     */
    warmUp: async () => {
      await warnOfBankHolidays(anyTime, { clock, logger });
      await prepare();
      await dictionaries?.renew();
      await search.search({ term: 'help' });
    },
    /** Finishes background work. */
    stop: async () => {
      clearInterval(flushing);
      if (published) published.stop();
      clearInterval(renewing);
      reporter.flush({ isLast: true });
      // Run in parallel, so that one that hangs takes no time from the others.
      await Promise.all([monitoring.stop(), backEnds.stopLeads(), analytics.settled()]);
      await storage.close();
    },
  };
}
