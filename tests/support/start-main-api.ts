import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freePort } from './start-site.ts';

/** A supplier's main API that knows nobody and takes every lead; `calls` are the paths that it was asked for. */
export async function startMainApi() {
  const calls: string[] = [];
  const app = new Hono()
    .use(async (c, next) => {
      calls.push(`${c.req.method} ${c.req.path}`);
      await next();
    })
    .post('/v1/leads', (c) =>
      c.json({ data: { type: 'leads', id: '1', attributes: { reference: 'L-1' } } }, 201),
    )
    .get('/v1/addresses', (c) => c.json({ data: [] }))
    .get('/v1/proxy/Customer/Accounts/AccountStatusCount', (c) => c.json({ liveCount: 0, preLiveCount: 0 }))
    .get('/v1/customers', (c) => c.json({ data: [] }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}/v1`, calls, stop: () => void server.close() };
}
