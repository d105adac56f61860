import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = ReturnType<typeof followConnections>;

/**
 * Follows a server's connections, and ends each after its answer once `stopping` aborts: `Connection: close` tells
 * balancers and browsers that the next request belongs on a new one.
 */
export function followConnections(server: Server, stopping: AbortSignal) {
  const unused = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();

  server.on('connection', (connection: Socket) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  // Before the site's own listener: once it has written the head, nothing can be added.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    if (stopping.aborted) response.setHeader('connection', 'close');
  });
  stopping.addEventListener('abort', () => {
    for (const response of inFlight) if (!response.headersSent) response.setHeader('connection', 'close');
  });

  return {
    /** How many requests have no whole answer yet. */
    inFlight: () => inFlight.size,
    /**
     * Ends connections that never had a request: browsers open some in advance. Until their first request Node takes them
     * for busy, and waits for them.
     */
    closeUnused: () => unused.forEach((connection) => connection.destroy()),
  };
}
