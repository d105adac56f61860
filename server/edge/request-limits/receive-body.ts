import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visitorAddress } from '#platform/visitor-address/visitor-address.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { bodyLimitOf } from './body-limits.ts';

/** How many bodies may be arriving at once: at their largest they take 160 MiB of memory. */
export const arrivingAtOnce = { total: 512, perVisitor: 64 };

type ReceiveBodyDeps = {
  /** The response to a body over its route's limit: 413. */
  refuse: (c: Context) => Response | Promise<Response>;
  /** The response while too many bodies are arriving: 503. */
  busy: (c: Context) => Response | Promise<Response>;
  atOnce?: typeof arrivingAtOnce;
  /** How many bytes a post to a path may have, when the limit is not that of a form. */
  limitOf?: (path: string) => number;
};

/**
 * Reads the whole body of a request before work on it begins, up to its route's limit: a visitor who sends slowly
 * uses a little memory and nothing else. A body that breaks off is answered 400.
 */
export function receiveBody({
  refuse,
  busy,
  atOnce = arrivingAtOnce,
  limitOf = bodyLimitOf,
}: ReceiveBodyDeps) {
  const arriving = createConcurrencyLimit(atOnce);
  return createMiddleware(async (c, next) => {
    const { raw } = c.req;
    // Reading `body` of a GET, which has none, would create a full Request: a third of the work of refusing one.
    if (c.req.method !== 'POST' || !raw.body) return next();
    const limit = limitOf(c.req.path);
    if (Number(raw.headers.get('content-length') ?? 0) > limit) return refuse(c);
    const release = arriving.acquire(visitorAddress(c));
    if (!release) return busy(c);
    const received = await readUpTo(raw.body, limit).finally(release);
    if (received === 'too-large') return refuse(c);
    // The sender has gone, so nobody reads this response.
    if (received === 'broken-off') return c.body(null, 400);
    const headers = new Headers(raw.headers);
    headers.set('content-length', String(received.byteLength));
    headers.delete('transfer-encoding');
    c.req.raw = new Request(raw.url, { method: raw.method, headers, body: received, signal: raw.signal });
    return next();
  });
}

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'broken-off'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > limit) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken-off';
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
