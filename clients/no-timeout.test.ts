import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callOverNetwork } from './service-call.ts';

const hourMs = 3_600_000;

// In a separate file: timers started before the clock is faked would continue on the real one.
test('a call waits for a back end that is silent for an hour, before its answer and in the middle of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const arrived = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => arrived.resolve(response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const call = callOverNetwork(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)('/a');
  const response = await arrived.promise;
  vi.advanceTimersByTime(hourMs);
  response.write('slow ');
  const text = (await call).text();
  vi.advanceTimersByTime(hourMs);
  response.end('words');
  expect(await text).toBe('slow words');
});
