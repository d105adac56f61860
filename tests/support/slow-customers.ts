import { serve } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { freePort } from './free-port.ts';

const person = { type: 'people', id: 'p', attributes: { 'first-name': 'Noor', 'last-name': 'Platt' } };
const account = {
  type: 'accounts',
  id: 'a',
  attributes: { email: 'newer@example.com', mobile: '07700 900 201' },
  relationships: { person: { data: { type: 'people', id: 'p' } } },
};

/** A supplier's main API and account API, which know one customer and don't respond until a test lets them. */
export async function startSlowCustomers() {
  let isFailing = false;
  let released = Promise.withResolvers<void>();
  const calls: { path: string; bearer: string }[] = [];
  const answer = (document: object) => async (c: Context) => {
    calls.push({
      path: c.req.path,
      bearer: (c.req.header('authorization') ?? '').replace(/^Bearer /, ''),
    });
    await released.promise;
    return isFailing ? c.json({ errors: [{ id: 'made', status: '500' }] }, 500) : c.json(document);
  };
  const app = new Hono()
    .get('/main/proxy/Customer/Accounts/AccountStatusCount', answer({ liveCount: 1, preLiveCount: 0 }))
    .get('/accounts/accounts', answer({ data: [account], included: [person] }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    env: {
      API_URL: `http://127.0.0.1:${port}/main`,
      ACCOUNT_API_URL: `http://127.0.0.1:${port}/accounts`,
    },
    calls,
    /** Answers every call from now on, and those that are waiting. */
    answer: ({ failing = false } = {}) => {
      isFailing = failing;
      released.resolve();
    },
    /** Stops responding again. */
    hold: () => void (released = Promise.withResolvers()),
    stop: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}
