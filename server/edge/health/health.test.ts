import { expect, onTestFinished, test, vi } from 'vitest';
import { checkWithinMs, healthRoutes } from './health.ts';

const ok = { name: 'content', check: async () => 'anything' };
const failing = { name: 'search', check: () => Promise.reject(new Error('secret address')) };
const running = new AbortController().signal;
const ask = async (path: string, ...dependencies: Parameters<typeof healthRoutes>[0]) => {
  const response = await healthRoutes(dependencies, { stopping: running }).request(path);
  return { status: response.status, body: await response.text() };
};

test('/healthz reports that the process runs, whatever its back ends do', async () => {
  expect(await ask('/healthz', failing)).toEqual({ status: 200, body: '{"status":"ok"}' });
});

test('/readyz is ok while every back end answers', async () => {
  expect(await ask('/readyz', ok, { ...ok, name: 'search' })).toEqual({
    status: 200,
    body: '{"status":"ok","backEnds":{"content":"ok","search":"ok"}}',
  });
});

test('/readyz is 503 while a back end fails, names it, and does not say why', async () => {
  expect(await ask('/readyz', ok, failing)).toEqual({
    status: 503,
    body: '{"status":"failing","backEnds":{"content":"ok","search":"failing"}}',
  });
});

test('/readyz checks again each time', async () => {
  let isDown = true;
  const content = {
    name: 'content',
    check: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
  };
  const routes = healthRoutes([content], { stopping: running });
  expect((await routes.request('/readyz')).status).toBe(503);
  isDown = false;
  expect((await routes.request('/readyz')).status).toBe(200);
});

test('/readyz is 503 within 2 s while a back end hangs, and names it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hanging = { name: 'database', check: () => new Promise(() => {}) };
  const response = ask('/readyz', ok, hanging);
  await vi.advanceTimersByTimeAsync(checkWithinMs);
  expect(checkWithinMs).toBeLessThanOrEqual(2_000);
  expect(await response).toEqual({
    status: 503,
    body: '{"status":"failing","backEnds":{"content":"ok","database":"failing"}}',
  });
});

test('/readyz is 503 at once when the process is stopping, and calls no back end; /healthz does not change', async () => {
  const stopping = new AbortController();
  const hanging = { name: 'database', check: () => new Promise(() => {}) };
  const routes = healthRoutes([hanging], { stopping: stopping.signal });
  stopping.abort();
  const ready = await routes.request('/readyz');
  expect([ready.status, await ready.text()]).toEqual([503, '{"status":"stopping"}']);
  expect((await routes.request('/healthz')).status).toBe(200);
});

test('a process that is starting is not ready', async () => {
  const routes = healthRoutes([], { stopping: running, isStarting: true });
  const response = await routes.request('/readyz');
  expect([response.status, await response.json()]).toEqual([503, { status: 'starting' }]);
  expect((await routes.request('/healthz')).status).toBe(200);
});

test('/readyz shows the outcome of the last call to followed back ends, and stays 200 while these fail', async () => {
  const followed = [
    { name: 'leads', state: () => 'failing' },
    { name: 'accounts', state: () => 'unused' },
  ];
  const response = await healthRoutes([ok], { stopping: running }, followed).request('/readyz');
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', backEnds: { content: 'ok', leads: 'failing', accounts: 'unused' } },
  ]);
});
