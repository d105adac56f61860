import type { Hono } from 'hono';
import { createLookUpRetries } from '#clients/addresses/retry-look-ups.ts';
import type { Wait } from '#clients/content/stale-while-revalidate/stale-while-revalidate.ts';
import { callInProcess, type ServiceCall } from '#clients/service-call.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/logger/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Tracing } from '#platform/tracing/tracing.ts';
import { createCustomersService } from '#services/customers/customers-service.ts';
import { readRecords } from '#services/customers/read-records.ts';
import { openIssuer } from '../account/identity/open-issuer.ts';
import type { Config } from '../config/config.ts';
import type { FollowedBackEnd } from '../edge/health/health.ts';
import { openAddresses } from '../main-api/open-addresses.ts';
import { openLeads } from '../main-api/open-leads.ts';
import { openAnalytics } from '../telemetry/analytics/open-analytics.ts';
import { callBackEnd } from './call-back-end.ts';
import { clientsOfRequest } from './clients-of-request.ts';
import { openContent } from './open-content.ts';
import { openSearch } from './open-search.ts';
import { openStorage } from './open-storage.ts';

type BackEndsDeps = {
  config: Config;
  clock: Clock;
  logger: Logger;
  /** Called when a back end of the supplier's fails. */
  failureLogger: Logger;
  /** Sign the embedded provider's cookies and encrypt its keys; newest first. */
  secrets: string[];
  mode: 'production' | 'development';
  searchIndexDir?: string | undefined;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  wait?: Wait;
};

/** Every back end of SPEC §7: at the supplier's address where one is configured, else embedded. */
export async function openBackEnds({
  config,
  clock,
  logger,
  failureLogger,
  secrets,
  mode,
  searchIndexDir: indexDir,
  metrics,
  tracing,
  ...wait
}: BackEndsDeps) {
  const { mainApi, accountApiUrl } = config;
  const storage = await openStorage({ config, clock, metrics });
  const { database, limits } = storage;
  const content = openContent({ config, mode, clock, metrics, tracing, logger: failureLogger, ...wait });
  const { anyTime } = content;
  const search = openSearch({ content: anyTime, indexDir, logger });
  const analytics = await openAnalytics({ database, clock, logger });
  const issuer = await openIssuer({
    config,
    database,
    content: anyTime,
    limits,
    secrets,
    clock,
    logger,
    failureLogger,
    metrics,
    tracing,
  });

  const followed: FollowedBackEnd[] = [];
  /** The back end at this address; without an address, opens the embedded one. */
  const callOrOpen = async (
    name: string,
    url: string | undefined,
    openEmbedded: () => Hono | Promise<Hono>,
  ): Promise<ServiceCall> => {
    if (!url) return callInProcess(await openEmbedded());
    const { call, last } = callBackEnd(name, url, { metrics, tracing });
    followed.push({ name, state: last });
    return call;
  };

  const addresses = await callOrOpen('addresses', mainApi.addresses, () =>
    openAddresses({ config, database, clock, logger }),
  );
  let stopLeads = async () => {};
  const leads = await callOrOpen('leads', mainApi.leads, async () => {
    const { app, stop } = await openLeads({
      config,
      database,
      content: anyTime,
      addresses,
      clock,
      logger,
      metrics,
    });
    stopLeads = stop;
    return app;
  });
  const embedded = createCustomersService({ records: readRecords(config), whose: issuer.whose, logger });
  const customers = await callOrOpen('customers', mainApi.customers, () => embedded);
  const accounts = await callOrOpen('accounts', accountApiUrl, () => embedded);

  if (issuer.offer === 'own' && issuer.lastOutcome)
    followed.push({ name: 'issuer', state: issuer.lastOutcome });
  const usesDatabase = !mainApi.leads || !mainApi.addresses || issuer.offer === 'embedded';
  return {
    storage,
    content,
    search,
    analytics,
    issuer,
    clientsOf: clientsOfRequest({
      leads,
      addresses,
      customers,
      accounts,
      retryLookUp: createLookUpRetries({ clock, tryForMs: config.addressWaitSeconds * 1_000 }),
      config,
      logger,
    }),
    /** Checked by `/readyz`: without these the site can't serve its visitors. */
    required: [{ name: 'content', check: anyTime.categories }, ...(usesDatabase ? [storage.readiness] : [])],
    /** Also shown by `/readyz`, without affecting readiness. */
    followed,
    /** Finishes the jobs of the embedded leads service. */
    stopLeads: () => stopLeads(),
  };
}

export type BackEnds = Awaited<ReturnType<typeof openBackEnds>>;
