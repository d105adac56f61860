import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { freePort } from './free-port.ts';

/** The only address that the supplier knows. */
export const suppliersAddress = { id: 'supplier-1', label: '7 Mill Row, Aberdeen, AB1 9ZZ' };
const resource = {
  type: 'addresses',
  id: suppliersAddress.id,
  attributes: { label: suppliersAddress.label, postcode: 'AB1 9ZZ' },
};

/**
 * A supplier's main API that knows one address, no customer, and only the number of accounts on the newer platform; it
 * accepts every lead; `calls` are the requested paths.
 */
export async function startMainApi({ liveCount = 0, countFails = false } = {}) {
  const calls: string[] = [];
  const app = new Hono()
    .use(async (c, next) => {
      calls.push(`${c.req.method} ${c.req.path}`);
      await next();
    })
    .post('/v1/leads', (c) =>
      c.json({ data: { type: 'leads', id: '1', attributes: { reference: 'L-1' } } }, 201),
    )
    .get('/v1/addresses', (c) => c.json({ data: [resource] }))
    .get('/v1/addresses/:id', (c) => c.json({ data: resource }))
    .get('/v1/proxy/Customer/Accounts/AccountStatusCount', (c) =>
      countFails ? c.json({ errors: [] }, 500) : c.json({ liveCount, preLiveCount: 0 }),
    )
    .get('/v1/customers', (c) => c.json({ data: [] }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return { url: `http://127.0.0.1:${port}/v1`, calls, stop: () => void server.close() };
}
