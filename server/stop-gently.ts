import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';
import type { Logger } from '#platform/logger/logger.ts';

/** Requests still running after this are cut off: longer than any page takes, shorter than supervisors wait before SIGKILL. */
const drainLimitMs = 25_000;

/** On SIGTERM or SIGINT: takes no new connections, finishes the requests in flight, then exits 0. */
export function stopGently(server: ServerType, logger: Logger, finish: () => Promise<void>) {
  const unused = unusedConnections(server);
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    const end = () => void finish().finally(() => process.exit(0));
    server.close(end);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    for (const connection of unused) connection.destroy();
    setTimeout(end, drainLimitMs).unref();
    logger.info('stopping', { signal });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Connections that browsers open in advance. Until their first request Node takes them for busy, and waits for them. */
function unusedConnections(server: ServerType): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (connection: Socket) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket));
  return unused;
}
