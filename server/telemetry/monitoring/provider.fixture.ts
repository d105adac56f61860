import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type ReceivedRequest = { url: string; headers: IncomingMessage['headers']; body: Buffer };

/** For tests: a provider's intake on a real port, whose responses the test decides. */
export async function fakeProvider(
  respond: (response: ServerResponse) => void = (r) => r.writeHead(202).end(),
) {
  const received: ReceivedRequest[] = [];
  const arrivals: PromiseWithResolvers<void> = Promise.withResolvers();
  const server = createServer((request, response) => {
    arrivals.resolve();
    buffer(request).then(
      (body) => {
        received.push({ url: request.url ?? '', headers: request.headers, body });
        respond(response);
      },
      () => {},
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The requests that arrived completely. */
    received,
    /** Resolves when a first request has begun to arrive. */
    reached: arrivals.promise,
    server,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
