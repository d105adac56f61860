import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { systemClock } from '#platform/clock/clock.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { describeBackEnds } from './config/describe-back-ends.ts';
import { createServer } from './create-server.ts';
import { createWaitingSite } from './create-waiting-site.ts';
import { readRelease } from './edge/release/release.ts';
import { exitWithError } from './exit-with-error.ts';
import { serveReplaceable } from './serve-replaceable.ts';
import { openLog } from './telemetry/open-log.ts';
import { contentFingerprint } from './verify-content/content-fingerprint.ts';
import { verifyContent } from './verify-content/verify-content.ts';
import { verifyOnce } from './verify-content/verify-once.ts';
import { waitForDatabase } from './wait-for-database.ts';

// For tests of the built server.
export { createServer };

/** Long enough for the visitors who waited for the start to get their pages. */
const warmUpAfterMs = 2_000;

/**
 * V8 collects its old generation once that has grown by this much. By default it decides by how fast it collects, and some
 * processes took another 40 MiB under load. It applies after the warm-up, during which the heap grows to its usual size
 * (decision 112).
 */
const heapGrowth = '--heap-growing-percent=45';

/**
 * Starts the built site, which includes this file, with the settings in this environment. Ends the process with one
 * clear message if it can't.
 */
export async function runSite(env: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readConfig(env));
  } catch (problem) {
    exitWithError(problem);
  }
}

/** Verifies the content, then serves pages. While it waits for its database, it serves a page that says so. */
async function start(config: Config) {
  const { contentUrl, contentDir } = config;
  if (!contentUrl && !existsSync(contentDir)) {
    throw new ConfigError(`CONTENT_DIR: there is no folder ${contentDir}`);
  }
  const clientDir = new URL('../client', import.meta.url).pathname;
  const release = readRelease(clientDir);
  const fingerprint = contentUrl ? undefined : contentFingerprint(contentDir, release);
  const { logger, metrics, tracing } = await openLog(config, release);
  const stopping = new AbortController();
  const deps = {
    config,
    logger,
    metrics,
    tracing,
    clock: systemClock,
    mode: 'production',
    clientDir,
    searchIndexDir: new URL('search-indexes', import.meta.url).pathname,
    stopping: stopping.signal,
  } as const;
  const listening = Promise.withResolvers<void>();
  const serve = serveReplaceable({ config, logger, stopping, onListening: listening.resolve });
  await waitForDatabase({
    databaseUrl: config.databaseUrl,
    logger,
    onAway: () => serve({ fetch: createWaitingSite(deps).fetch, stop: async () => {} }),
  });
  const { app, answerCached, holdBack, content, warmUp, stop } = await createServer(deps);
  const recordDir = new URL('verified-content', import.meta.url).pathname;
  if (fingerprint) await verifyOnce(content, { contentDir, release, recordDir, fingerprint });
  const stopAll = async () => {
    await stop();
    await tracing.stop();
  };
  serve({ fetch: app.fetch, answerFirst: answerCached, holdBack, stop: stopAll });
  await listening.promise;
  process.stdout.write(`${describeBackEnds(config)}\n`);
  setTimeout(async () => {
    // Reads every file, so that each has a last good copy. The content client logs files that have broken since.
    if (!contentUrl) await verifyContent(content, contentDir).catch(() => {});
    await warmUp();
    setFlagsFromString(heapGrowth);
  }, warmUpAfterMs).unref();
}
