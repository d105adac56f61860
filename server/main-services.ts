// `npm run start:services`: the embedded back ends alone, for sites that reach them by LEADS_API_URL, ADDRESSES_API_URL and
// CONTENT_URL.
import { Hono } from 'hono';
import { createContentSource } from '../clients/content/create-content-client.ts';
import { resolveSubject } from '../clients/identity/resolve-subject.ts';
import { callInProcess } from '../clients/service-call.ts';
import { systemClock as clock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openReadiness } from '../platform/readiness/open-readiness.ts';
import { createContentService } from '../services/content/content-service.ts';
import { createCustomersService } from '../services/customers/customers-service.ts';
import { readRecords } from '../services/customers/read-records.ts';
import { callBackEnd } from './back-ends/call-back-end.ts';
import { readConfig, type Config } from './config/config.ts';
import { describeDeliveries } from './config/describe-back-ends.ts';
import { exitWithError } from './exit-with-error.ts';
import { healthRoutes } from './edge/health/health.ts';
import { createMainApi, type MainApiTables } from './main-api/create-main-api.ts';
import { readRelease } from './edge/release/release.ts';
import { createRequestLog } from './edge/request-log/request-log.ts';
import { serveReplaceable } from './serve-replaceable.ts';
import { openLog } from './telemetry/open-log.ts';
import { waitForDatabase } from './wait-for-database.ts';

try {
  await start(readConfig(process.env));
} catch (problem) {
  exitWithError(problem);
}

async function start(config: Config) {
  const release = readRelease();
  const { logger, metrics, tracing } = await openLog(config, release);
  const contentService = createContentService(config);
  const call = config.contentUrl
    ? callBackEnd('content', config.contentUrl, { metrics, tracing }).call
    : callInProcess(contentService);
  const content = createContentSource({ call, clock, logger }).anyTime;
  const stopping = new AbortController();
  const listening = Promise.withResolvers<void>();
  const serve = serveReplaceable({ config, logger, stopping, onListening: listening.resolve });
  await waitForDatabase({
    databaseUrl: config.databaseUrl,
    logger,
    onAway: () => serve({ fetch: waitingServices(stopping.signal).fetch, stop: async () => {} }),
  });
  const database = openDatabase<MainApiTables>(config.databaseUrl);
  const readiness = await openReadiness({ databaseUrl: config.databaseUrl, clock });
  const mainApi = await createMainApi({ config, database, content, clock, logger, metrics });
  const { url: issuer, clientId } = config.identity;
  const customers = createCustomersService({
    records: readRecords(config),
    // Without an issuer no token can be verified, so no look-up is answered.
    whose: issuer
      ? resolveSubject({
          issuer,
          clientId,
          call: callBackEnd('issuer', issuer, { metrics, tracing }).call,
          clock,
          logger,
        })
      : async () => undefined,
    logger,
  });
  const app = new Hono()
    .use(
      createRequestLog({
        logger,
        clock,
        release,
        percentage: config.loggedRequests,
        metrics,
        tracing,
        routeOf,
      }).middleware,
    )
    .route('/', healthRoutes([readiness], { stopping: stopping.signal }))
    .route('/v1', mainApi.app)
    .route('/v1', customers)
    .mount('/content', contentService.fetch);
  const stop = async () => {
    await mainApi.stop();
    await Promise.all([readiness.close(), database.close()]);
    await tracing.stop();
  };
  serve({ fetch: app.fetch, stop });
  await listening.promise;
  const origin = `http://${config.host}:${config.port}`;
  process.stdout.write(
    `The back ends listen. Start sites with LEADS_API_URL=${origin}/v1, ADDRESSES_API_URL=${origin}/v1 and CONTENT_URL=${origin}/content\n`,
  );
  process.stdout.write(`${describeDeliveries(config)}\nStop with Ctrl+C.\n`);
}

const routes = ['leads', 'addresses', 'customers', 'accounts', 'proxy']
  .map((part) => `/v1/${part}`)
  .concat('/content');

/** The route of a path, as a label of metrics: the ids of addresses and the files of the content are left out. */
function routeOf(path: string): string {
  const route = routes.find((base) => path === base || path.startsWith(`${base}/`));
  if (route === undefined) return '*';
  return path === route ? route : `${route}/*`;
}

/** While the database is unavailable, clients get 503, which makes them retry. */
function waitingServices(stopping: AbortSignal): Hono {
  return new Hono()
    .route('/', healthRoutes([], { stopping, isStarting: true }))
    .all('*', (c) => c.json({ error: 'starting' }, 503));
}
