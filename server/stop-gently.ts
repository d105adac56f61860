import type { ServerType } from '@hono/node-server';
import type { Logger } from '#platform/logger/logger.ts';

/** Requests still running after this are cut off: longer than any page takes, shorter than supervisors wait before SIGKILL. */
const drainLimitMs = 25_000;

/** On SIGTERM or SIGINT: takes no new connections, finishes the requests in flight, then exits 0. */
export function stopGently(server: ServerType, logger: Logger, finish: () => Promise<void>) {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info('stopping', { signal });
    server.close(() => void finish().finally(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), drainLimitMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
