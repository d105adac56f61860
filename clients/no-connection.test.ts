import { connect } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callOverNetwork } from './service-call.ts';

const hourMs = 3_600_000;

/** A server that accepts no connection until `gate` opens: the kernel queues two, and ignores the others. */
const acceptsNothing = `
  const { createServer } = require('node:http');
  const { parentPort, workerData: gate } = require('node:worker_threads');
  const server = createServer((_request, response) => response.end('late'));
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(gate, 0, 0);
  });
`;
const queued = 2;

// In a separate file for the same reason as no-timeout.test.ts.
test('a call waits for a back end that accepts no connection for an hour', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(acceptsNothing, { eval: true, workerData: gate });
  onTestFinished(async () => void (await worker.terminate()));
  const [port] = (await once(worker, 'message')) as [number];
  const waiting = Array.from({ length: queued }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => waiting.forEach((socket) => socket.destroy()));
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = callOverNetwork(`http://127.0.0.1:${port}`)('/a');
  // After this, undici has requested a connection, and started its timer if it has one.
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(hourMs);
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
  expect(await (await call).text()).toBe('late');
});
