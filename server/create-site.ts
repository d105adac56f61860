import { journeyCookies } from '#app/journeys/session/journey-cookies.ts';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import { articlePreview } from '#contracts/article-preview.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import { createCustomerCache } from './account/customer/customer-cache.ts';
import { openSignIn } from './account/sign-in/open-sign-in.ts';
import type { BackEnds } from './back-ends/open-back-ends.ts';
import type { Config } from './config/config.ts';
import { limitsOfRequest } from './edge/rate-limits/limits-of-request.ts';
import { createSealer } from './edge/sealing/create-sealer.ts';
import { helpArea } from './help-area/help-area.ts';
import { contentOfRequest } from './main-site/content-of-request.ts';
import { openMainSite } from './main-site/open-main-site.ts';
import { countFailures } from './telemetry/analytics/count-failures.ts';
import { countSearches } from './telemetry/analytics/count-searches.ts';
import type { ErrorReporter } from './telemetry/error-reports/create-error-reporter.ts';

type SiteDeps = {
  config: Config;
  backEnds: BackEnds;
  reporter: ErrorReporter;
  clock: Clock;
  logger: Logger;
  mode: 'production' | 'development';
  /** Seal cookies; newest first. */
  secrets: string[];
  wait?: Wait;
};

/** What visitors see and use: signing in and out, the help area, and the main site around it. */
export async function createSite(deps: SiteDeps) {
  const { config, backEnds, reporter, clock, logger, mode, secrets, ...wait } = deps;
  const { publicUrl, mainSiteUrl = '' } = config;
  const { storage, content, search, analytics, issuer, clientsOf } = backEnds;
  const hasSignIn = issuer.offer !== 'off';
  const sealer = createSealer(secrets);
  const cookies = (onRead: () => void, cookieHeader: string | null) =>
    journeyCookies(sealer, publicUrl.startsWith('https:'), onRead, cookieHeader);
  const customerCache = createCustomerCache({ clock, detailsFrom: config.detailsFrom });
  const countFailure = countFailures({ analytics });
  const contentOf = contentOfRequest(content);

  const signIn = await openSignIn({
    config,
    issuer,
    database: storage.database,
    sealer,
    clearJourneys: cookies(() => {}, null).clearAll,
    forgetCustomer: customerCache.forget,
    clock,
    logger,
    failureLogger: reporter.ofBackEnds,
  });
  const { session } = signIn;
  return {
    hasSignIn,
    /** The content client for a request to a page outside the help area. */
    contentOf,
    signIn: signIn.routes,
    helpArea: helpArea({
      build: () => import('virtual:react-router/server-build'),
      mode,
      content,
      search,
      clientsOf,
      lookUps: customerCache.lookUps,
      countFailure,
      isPreviewOf: async (place, seal) => (await sealer.unseal(articlePreview.purpose, seal)) === place,
      countAnswer: (answer) => analytics.count([answer]),
      cookies,
      session,
      logger,
      reporter,
      limitsOf: limitsOfRequest(storage.limits),
      site: { publicUrl, mainSiteUrl, signIn: issuer.offer, hasOfflineHelp: config.offlineHelp },
      ...wait,
    }),
    mainSite: openMainSite({
      mainSiteUrl,
      publicUrl,
      contentOf,
      search,
      session,
      hasSignIn,
      onSearched: countSearches({ analytics, countFailure, search }),
      clock,
    }),
  };
}
