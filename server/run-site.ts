import { existsSync } from 'node:fs';
import { systemClock } from '../platform/clock/clock.ts';
import { createLogger } from '../platform/logger/logger.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { describeBackEnds } from './config/describe-back-ends.ts';
import { exitWithError } from './exit-with-error.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listen } from './listen.ts';

/** By then the visitors who waited for the start have their pages. */
const warmUpAfterMs = 2_000;
const buildDir = new URL('../build/', import.meta.url);

/** Starts the built site with the settings of this environment; ends the process with one clear message if it can't. */
export async function runSite(env: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readConfig(env));
  } catch (problem) {
    exitWithError(problem);
  }
}

async function start(config: Config) {
  if (!config.contentUrl && !existsSync(config.contentDir)) {
    throw new ConfigError(`CONTENT_DIR: there is no folder ${config.contentDir}`);
  }
  const logger = createLogger(config.logLevel);
  const bundle: typeof import('./create-server.ts') = await import(new URL('server/index.js', buildDir).href);
  const clientDir = new URL('client', buildDir).pathname;
  const stopping = new AbortController();
  const { app, answerCached, content, warmUp, stop } = await bundle.createServer({
    config,
    logger,
    clock: systemClock,
    mode: 'production',
    clientDir,
    stopping: stopping.signal,
  });
  if (!config.contentUrl) await bundle.verifyContent(content, config.contentDir);
  const onListening = () => {
    process.stdout.write(`${describeBackEnds(config)}\n`);
    setTimeout(() => void warmUp(), warmUpAfterMs).unref();
  };
  const server = listen(app.fetch, config, onListening, answerCached);
  gracefulShutdown({ server, logger, drainSeconds: config.drainSeconds, stopping, finish: stop });
}
