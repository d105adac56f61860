import type { Logger } from '#platform/logger/logger.ts';
import type { Config } from './config/config.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { listen, type BeforeTheFramework } from './listen.ts';

type Served = BeforeTheFramework & {
  fetch: Parameters<typeof listen>[0];
  /** Finishes background work when the process stops. */
  stop: () => Promise<unknown>;
};

type Deps = {
  config: Pick<Config, 'port' | 'host' | 'drainSeconds'>;
  logger: Logger;
  stopping: AbortController;
  onListening: () => void;
};

/** Serves an app. A later call replaces the app on the same port, without a gap. */
export function serveReplaceable({ config, logger, stopping, onListening }: Deps): (served: Served) => void {
  let current: Served | undefined;
  return (served) => {
    const isFirst = current === undefined;
    current = served;
    if (!isFirst) return;
    const server = listen((request, env) => current?.fetch(request, env) as Response, config, onListening, {
      answerFirst: (...request) => current?.answerFirst?.(...request) ?? false,
      holdBack: (...request) => current?.holdBack?.(...request) ?? false,
    });
    gracefulShutdown({
      server,
      logger,
      drainSeconds: config.drainSeconds,
      stopping,
      finish: async () => current?.stop(),
    });
  };
}
