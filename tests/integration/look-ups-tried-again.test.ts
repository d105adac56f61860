import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressesClient } from '#clients/addresses/create-addresses-client.ts';
import { createLookUpRetries } from '#clients/addresses/retry-look-ups.ts';
import { createApiCall } from '#clients/json-api/create-api-call.ts';
import { callOverNetwork } from '#clients/service-call.ts';
import { movableClock } from '../support/movable-clock.ts';
import { startUnreliableApi, type UnreliableApi } from '../support/unreliable-api.ts';

const times = { timeout: 60_000, interval: 50 };

let api: UnreliableApi;
beforeEach(async () => {
  api = await startUnreliableApi();
  // The pauses between attempts pass as fast as the test checks.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.stop();
});

function addressesOf(signal?: AbortSignal) {
  const retry = createLookUpRetries({ clock: movableClock(), tryForMs: 8_000 });
  const call = createApiCall({
    call: callOverNetwork(api.url),
    applicationId: 'help-and-support',
    clientId: 'help-and-support',
    signal,
  });
  return createAddressesClient(call, (ask) => retry(ask, signal));
}
const asked = (often: number) =>
  vi.waitFor(() => expect(api.calls('GET /addresses')).toHaveLength(often), times);

test('a look-up that fails twice at the API finds the addresses at the third attempt', async () => {
  api.setMode('error');
  const found = addressesOf().find('AB1 9ZZ');
  await asked(2);
  api.setMode('well');
  await asked(3);
  expect((await found).length).toBeGreaterThan(0);
});

test('a look-up that the API refuses is not tried again', async () => {
  api.setMode('refused');
  await expect(addressesOf().find('AB1 9ZZ')).rejects.toThrow('status 422');
  expect(api.calls('GET /addresses')).toHaveLength(1);
});

test('a visitor who types the address meanwhile ends the attempts', async () => {
  api.setMode('error');
  const request = new AbortController();
  const found = addressesOf(request.signal).find('AB1 9ZZ');
  found.catch(() => {});
  await asked(2);
  request.abort();
  await expect(found).rejects.toThrow('GET /addresses failed');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(api.calls('GET /addresses')).toHaveLength(2);
});
