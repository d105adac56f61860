import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Logger } from '#platform/logger/logger.ts';
import { followConnections, type Connections } from './connections.ts';

/** From the first signal to the exit, with the default drain: supervisors send SIGKILL after 30 s. */
export const stopWithinMs = 30_000;
/** The default of DRAIN_SECONDS. A longer drain delays all later steps by the difference. */
const defaultDrainMs = 5_000;
/**
 * The time after the drain that is reserved for mail, measurements and the database when requests take as long as
 * they may.
 */
const finishWithinMs = 8_000;
/** Reserved for exiting: timers of a busy process fire late. */
const spareMs = 1_000;
/** A connection whose first request is arriving is worth waiting for; one that a browser opened in advance is not. */
const firstRequestMs = 500;
/** How soon an idle connection is closed. */
const closeIdleEveryMs = 100;
/** A terminal sends Ctrl+C to npm and to us, and npm passes it on: within this time, it counts as one signal. */
const sameSignalMs = 500;

type ShutdownDeps = {
  server: Server;
  logger: Logger;
  /** How long the process keeps answering after /readyz has failed. DRAIN_SECONDS. */
  drainSeconds: number;
  /** Aborted at the signal: /readyz fails from then on. */
  stopping: AbortController;
  /** Finishes background work. */
  finish: () => Promise<unknown>;
};

/**
 * Ends the process on SIGTERM without losing a request. /readyz fails, and the process keeps answering for the drain,
 * until balancers send nothing more. Then it accepts no new connections, finishes the requests in flight and the
 * background work, and exits 0, within 30 s whatever hangs. SIGINT, from a terminal, does the same without the drain.
 * A second signal ends the process at once.
 */
export function gracefulShutdown(deps: ShutdownDeps) {
  const { logger, drainSeconds } = deps;
  const connections = followConnections(deps.server, deps.stopping.signal);
  let startedAt: number | undefined;

  const onSignal = (signal: NodeJS.Signals) => {
    if (startedAt === undefined) {
      startedAt = performance.now();
      void stop(signal === 'SIGINT' ? 0 : drainSeconds * 1_000, signal);
    } else if (performance.now() - startedAt > sameSignalMs) {
      logger.warn('stopped-at-once', { signal });
      process.exit(1);
    }
  };

  async function stop(drainMs: number, signal: NodeJS.Signals) {
    const limitMs = stopWithinMs + Math.max(0, drainMs - defaultDrainMs) - spareMs;
    const limit = setTimeout(() => {
      logger.warn('stopped-late', { requests: connections.inFlight() });
      process.exit(0);
    }, limitMs);
    logger.info('stopping', { signal, drainSeconds: drainMs / 1_000 });
    deps.stopping.abort();
    await pause(drainMs);
    await closeServer(deps.server, connections, limitMs - drainMs - finishWithinMs, logger);
    await deps.finish().catch((problem: unknown) => {
      logger.error('stopping-failed', { problem: problem instanceof Error ? problem.name : 'unknown' });
    });
    clearTimeout(limit);
    process.exit(0);
  }

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * Accepts no new connections and finishes the requests in flight; those that take longer than `withinMs` are cut off.
 */
async function closeServer(server: Server, connections: Connections, withinMs: number, logger: Logger) {
  // Connections that the kernel has already queued are accepted first: closing the server would reset them.
  await setImmediate();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Responses that started before the signal have no `Connection: close`: their connections are closed here once idle.
  const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const cutting = setTimeout(() => {
    logger.warn('requests-cut-off', { requests: connections.inFlight() });
    server.closeAllConnections();
    connections.closeUnused();
  }, withinMs);
  const closingUnused = setTimeout(() => connections.closeUnused(), firstRequestMs);
  await closed;
  clearTimeout(cutting);
  clearTimeout(closingUnused);
  clearInterval(closingIdle);
}
