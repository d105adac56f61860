import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

const ok = { name: 'content', check: async () => 'anything' };
const failing = { name: 'search', check: () => Promise.reject(new Error('secret address')) };
const ask = async (path: string, ...dependencies: Parameters<typeof healthRoutes>[0]) => {
  const answer = await healthRoutes(dependencies).request(path);
  return { status: answer.status, body: await answer.text() };
};

test('/healthz says that the process runs, whatever its back ends do', async () => {
  expect(await ask('/healthz', failing)).toEqual({ status: 200, body: '{"status":"ok"}' });
});

test('/readyz is ok while every back end answers', async () => {
  expect(await ask('/readyz', ok, { ...ok, name: 'search' })).toEqual({
    status: 200,
    body: '{"status":"ok","backEnds":{"content":"ok","search":"ok"}}',
  });
});

test('/readyz is 503 while one fails, names it, and says nothing of why', async () => {
  expect(await ask('/readyz', ok, failing)).toEqual({
    status: 503,
    body: '{"status":"failing","backEnds":{"content":"ok","search":"failing"}}',
  });
});

test('/readyz asks again each time', async () => {
  let isDown = true;
  const routes = healthRoutes([
    { name: 'content', check: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()) },
  ]);
  expect((await routes.request('/readyz')).status).toBe(503);
  isDown = false;
  expect((await routes.request('/readyz')).status).toBe(200);
});
