import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Logger } from '#platform/logger/logger.ts';
import { followConnections, type Connections } from './connections.ts';

/** From the first signal to the end, with the usual drain: supervisors send SIGKILL after 30 s. */
export const stopWithinMs = 30_000;
/** DRAIN_SECONDS unless it is set. A longer drain moves all that follows by the difference. */
const usualDrainMs = 5_000;
/** Of the time after the drain, what is left to mail, measurements and the database when requests take all they may. */
const finishWithinMs = 8_000;
/** For ending itself: a busy process hears of its timers late. */
const spareMs = 1_000;
/** A connection whose request is on its way is worth waiting for; one that a browser opened in advance is not. */
const firstRequestMs = 500;
/** How soon a connection ends that has nothing to do any more. */
const closeIdleEveryMs = 100;
/** A terminal sends Ctrl+C to npm and to us, and npm passes it on: within this, it is one signal. */
const sameSignalMs = 500;

type ShutdownDeps = {
  server: Server;
  logger: Logger;
  /** How long it goes on answering after /readyz has said no. DRAIN_SECONDS. */
  drainSeconds: number;
  /** Aborted at the signal: /readyz says no from then on. */
  stopping: AbortController;
  /** Finishes what goes on behind the requests. */
  finish: () => Promise<unknown>;
};

/**
 * Ends the process on SIGTERM without losing a request: says no at /readyz and goes on for the drain, until balancers send
 * nothing more; then takes no new connections, finishes the requests in flight and what goes on behind them, and exits 0,
 * within 30 s whatever hangs. SIGINT, from a terminal, does the same without the drain. A second signal ends at once.
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
    const limitMs = stopWithinMs + Math.max(0, drainMs - usualDrainMs) - spareMs;
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

/** Takes no new connections and finishes the requests in flight; those that take longer than `withinMs` are cut off. */
async function closeServer(server: Server, connections: Connections, withinMs: number, logger: Logger) {
  // Connections that the kernel has taken in already are accepted first: closing resets the others.
  await setImmediate();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Also those whose answer had begun before the signal, and could not say so, once it is over.
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
