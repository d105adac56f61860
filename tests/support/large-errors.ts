import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { callOverNetwork, type ServiceCall } from '#clients/service-call.ts';

/** More than the buffers of a connection take, so that the sender waits for a reader. */
const errorBytes = 100_000;

/** A service that answers every request with a large error, over real connections. It stops with the test. */
export async function serveLargeErrors(status: number) {
  let open = 0;
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('x'.repeat(errorBytes));
  });
  // The server itself closes no connection.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const overNetwork = callOverNetwork(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  // A response that is garbage-collected closes its connection, so all of them are retained.
  const retained: Response[] = [];
  const call: ServiceCall = async (path, init) => {
    const response = await overNetwork(path, init);
    retained.push(response);
    return response;
  };
  return {
    call,
    requests: () => retained.length,
    /** How many connections are open now. */
    connections: () => open,
  };
}
