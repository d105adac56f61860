import { Hono } from 'hono';
import { createApiCall } from '../json-api/create-api-call.ts';
import { callInProcess } from '../service-call.ts';
import { createAddressesClient } from './create-addresses-client.ts';

/** A client of an address service that answers with `body`, and what the service received. */
export function respondingWith(body: unknown, status = 200) {
  const got: { query?: Record<string, string>; id?: string; body?: unknown; headers: Headers }[] = [];
  const service = new Hono()
    .get('/addresses', (c) => {
      got.push({ query: c.req.query(), headers: c.req.raw.headers });
      return Response.json(body, { status });
    })
    .get('/addresses/:id', (c) => {
      got.push({ id: c.req.param('id'), headers: c.req.raw.headers });
      return Response.json(body, { status });
    })
    .post('/addresses', async (c) => {
      got.push({ body: await c.req.json(), headers: c.req.raw.headers });
      return Response.json(body, { status });
    });
  const call = createApiCall({ call: callInProcess(service), applicationId: 'a', clientId: 'c' });
  return { got, client: createAddressesClient(call) };
}

/** An address as the service sends it. */
export const resource = (id: string, attributes: object) => ({ type: 'addresses', id, attributes });
