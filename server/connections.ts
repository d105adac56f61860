import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createUnorderedList } from './unordered-list.ts';

export type Connections = ReturnType<typeof followConnections>;

/**
 * Tracks a server's connections. Once `stopping` aborts, it closes each one after its response: `Connection: close`
 * makes balancers and browsers send the next request over a new connection.
 */
export function followConnections(server: Server, stopping: AbortSignal) {
  const unused = new Set<Socket>();
  const inFlight = createUnorderedList<ServerResponse>();

  server.on('connection', (connection: Socket) => {
    unused.add(connection);
    connection.once('close', () => unused.delete(connection));
  });
  // Runs before the site's own listener: once that has written the head, no header can be added.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    response.once('close', inFlight.add(response));
    if (stopping.aborted) response.setHeader('connection', 'close');
  });
  stopping.addEventListener('abort', () => {
    inFlight.forEach((response) => {
      if (!response.headersSent) response.setHeader('connection', 'close');
    });
  });

  return {
    /** How many requests are not fully answered yet. */
    inFlight: inFlight.size,
    /**
     * Closes connections that never had a request: browsers open some in advance. Until their first request Node
     * treats them as busy, and waits for them.
     */
    closeUnused: () => unused.forEach((connection) => connection.destroy()),
  };
}
