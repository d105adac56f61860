import { serve, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { createContentService } from '#services/content/content-service.ts';
import { freePort } from './free-port.ts';

/** How the service treats a request: `down` breaks the connection, `half` cuts the document in two, `silent` never answers. */
export type Mode = 'well' | 'down' | 'error' | 'garbage' | 'half' | 'silent';

/** The modes in which a service responds immediately, but without usable content. */
export const failingModes = ['down', 'error', 'garbage', 'half'] as const satisfies Mode[];

/** A content service on its own port whose mode a test sets: the product's real content, served well or badly. */
export async function startUnreliableContent(contentDir: string) {
  let mode: Mode = 'well';
  let moodyPaths: RegExp | undefined;
  const waiting = new Set<() => void>();
  const requestedPaths: string[] = [];
  const listeners = new Set<() => void>();
  const content = createContentService({ contentDir });
  const app = new Hono<{ Bindings: HttpBindings }>().all('*', async (c) => {
    requestedPaths.push(c.req.path);
    listeners.forEach((listener) => listener());
    const current = !moodyPaths || moodyPaths.test(c.req.path) ? mode : 'well';
    if (current === 'down') {
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (current === 'error') return c.text('The content service is unwell', 500);
    if (current === 'garbage')
      return c.body('\u0000\u0001 not content at all <<<', 200, { 'content-type': 'text/html' });
    if (current === 'silent') await new Promise<void>((resolve) => waiting.add(resolve));
    if (current !== 'half') return content.fetch(c.req.raw);
    const response = await content.request(c.req.path);
    const whole = await response.text();
    const headers = { 'content-type': response.headers.get('content-type') ?? '' };
    return new Response(whole.slice(0, whole.length / 2), { status: response.status, headers });
  });
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  const release = () => {
    waiting.forEach((answer) => answer());
    waiting.clear();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    /**
     * Sets the mode for all paths, or for matching ones. A change of mode releases requests that `silent` has delayed.
     */
    setMode: (next: Mode, paths?: RegExp) => {
      mode = next;
      moodyPaths = paths;
      if (next !== 'silent') release();
    },
    requestCount: (path: string) => requestedPaths.filter((one) => one === path).length,
    /** Resolves when so many requests for this path have arrived, now or earlier. */
    waitForRequest: (path: string, times = 1) =>
      new Promise<void>((resolve) => {
        const check = () => requestedPaths.filter((one) => one === path).length >= times && resolve();
        listeners.add(check);
        check();
      }),
    stop: () => {
      release();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

export type UnreliableContent = Awaited<ReturnType<typeof startUnreliableContent>>;
