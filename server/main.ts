import { existsSync } from 'node:fs';
import { systemClock } from '../platform/clock/clock.ts';
import { createLogger } from '../platform/logger/logger.ts';
import { ConfigError, readConfig, type Config } from './config/config.ts';
import { describeBackEnds } from './config/describe-back-ends.ts';
import { exitWithError } from './exit-with-error.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listen } from './listen.ts';

const buildDir = new URL('../build/', import.meta.url);

try {
  await start(readConfig(process.env));
} catch (problem) {
  exitWithError(problem);
}

async function start(config: Config) {
  if (!config.contentUrl && !existsSync(config.contentDir)) {
    throw new ConfigError(`CONTENT_DIR: there is no folder ${config.contentDir}`);
  }
  const logger = createLogger(config.logLevel);
  const bundle: typeof import('./create-server.ts') = await import(new URL('server/index.js', buildDir).href);
  const clientDir = new URL('client', buildDir).pathname;
  const stopping = new AbortController();
  const { app, content, warmUp, stop } = await bundle.createServer({
    config,
    logger,
    clock: systemClock,
    mode: 'production',
    clientDir,
    stopping: stopping.signal,
  });
  if (!config.contentUrl) await bundle.verifyContent(content, config.contentDir);
  const server = listen(app.fetch, config, () => {
    process.stdout.write(`${describeBackEnds(config)}\n`);
    void warmUp();
  });
  gracefulShutdown({ server, logger, drainSeconds: config.drainSeconds, stopping, finish: stop });
}
