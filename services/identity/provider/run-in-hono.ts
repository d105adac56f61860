import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { inject, type InjectOptions } from 'light-my-request';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';

type Method = NonNullable<InjectOptions['method']>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Request headers that the handler does not get: the body is complete, and the address is set below. */
const notPassedOn = new Set(['connection', 'content-length', 'transfer-encoding', 'forwarded']);

/** Response headers that the edge sets, since it sends the response. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'transfer-encoding']);

/**
 * Runs a handler made for Node's requests within Hono. `issuer` is where it is mounted: the handler sees paths below
 * it, and takes its own address only from `issuer`, never from what a request claims.
 */
export async function runInHono(c: Context, handle: NodeHandler, issuer: URL): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const path = pathname.slice(issuer.pathname.length) || '/';
  const headers = Object.fromEntries([...c.req.raw.headers].filter(([name]) => !notPassedOn.has(name)));
  const response = await inject(
    (incoming, outgoing) => {
      const node = incoming as unknown as IncomingMessage & { originalUrl: string };
      node.originalUrl = pathname + search;
      void handle(node, outgoing as unknown as ServerResponse);
    },
    {
      method: c.req.method as Method,
      url: path + search,
      headers: {
        ...headers,
        host: issuer.host,
        'x-forwarded-host': issuer.host,
        'x-forwarded-proto': issuer.protocol.slice(0, -1),
        'x-forwarded-for': visitorAddress(c),
      },
      payload: Buffer.from(await c.req.arrayBuffer()),
    },
  );
  const given = new Headers();
  for (const [name, value] of Object.entries(response.headers)) {
    if (ofTheConnection.has(name)) continue;
    for (const one of [value].flat()) if (one !== undefined) given.append(name, String(one));
  }
  const isWithoutBody = response.statusCode === 204 || response.statusCode === 304;
  return new Response(isWithoutBody ? null : new Uint8Array(response.rawPayload), {
    status: response.statusCode,
    headers: given,
  });
}
