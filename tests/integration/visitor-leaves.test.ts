import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startSite } from '#tests/support/start-site.ts';

// An API that never responds, and notices when its connection is cut.
const arrived = Promise.withResolvers<void>();
const cut = Promise.withResolvers<void>();
const api = createServer((_request, response) => {
  response.on('close', cut.resolve);
  arrived.resolve();
});
api.listen(0, '127.0.0.1');
await once(api, 'listening');
const { port } = api.address() as AddressInfo;
const site = await startSite({ API_URL: `http://127.0.0.1:${port}/v1`, LOG_LEVEL: 'info' });

afterAll(async () => {
  await site.stop();
  api.closeAllConnections();
  api.close();
});

// SPEC §7: calls have no timeout, so nothing else ends this one.
test('a visitor who leaves while the API does not respond aborts the call, and is no failure of the site', async () => {
  const visit = new AbortController();
  const responsePromise = fetch(`${site.url}/help-and-support/complaints/gas-and-electricity`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ intent: 'find-address', postcode: 'AB1 9ZZ' }),
    signal: visit.signal,
  });
  await arrived.promise;
  visit.abort();
  await expect(responsePromise).rejects.toThrow('aborted');
  await cut.promise;
  await expect.poll(site.output).toMatch(/"event":"request","method":"POST",.*"status":499/);
  expect(site.output()).not.toContain('"status":500');
});
