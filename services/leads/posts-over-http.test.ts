import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { expect, onTestFinished, test } from 'vitest';
import { jsonApiType } from '#contracts/json-api.ts';
import { engines } from '#tests/support/engines.ts';
import { openLeads } from '#tests/support/open-leads.ts';
import { makeLead } from './leads.fixture.ts';

const [sqlite] = await engines();
if (!sqlite) throw new Error('no engine');
const headers = { 'content-type': jsonApiType, 'x-client-id': 'a' };

async function serveLeads() {
  const leads = await openLeads(sqlite as NonNullable<typeof sqlite>);
  const server: ServerType = serve({ fetch: leads.service.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  });
  return { ...leads, port: (server.address() as AddressInfo).port };
}

async function readAll(response: IncomingMessage) {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

test('a body without a Content-Length is read as it arrives', async () => {
  const { port, store } = await serveLeads();
  const sent = request({
    port,
    path: '/leads',
    method: 'POST',
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  });
  const text = Buffer.from(JSON.stringify(makeLead({ query: '😀'.repeat(2_000) })));
  // Cut so that a character is split over two chunks.
  for (let at = 0; at < text.length; at += 1_001) sent.write(text.subarray(at, at + 1_001));
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect((await readAll(response)).status).toBe(201);
  expect((await store.newest(1))[0]?.document.data.attributes.query).toBe('😀'.repeat(2_000));
});

test('an endless body is refused at 1 MB, long before it ends', async () => {
  const { port, store } = await serveLeads();
  const sent = request({
    port,
    path: '/leads',
    method: 'POST',
    headers: { ...headers, 'transfer-encoding': 'chunked' },
  });
  sent.on('error', () => {});
  const response = { isThere: false };
  let written = 0;
  const status = once(sent, 'response').then(([incoming]) => {
    response.isThere = true;
    return (incoming as IncomingMessage).statusCode;
  });
  const chunk = Buffer.alloc(64 * 1024, 'x');
  while (!response.isThere) {
    written += chunk.length;
    if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), status]);
    expect(written).toBeLessThan(64 * 1024 * 1024);
  }
  expect(await status).toBe(413);
  sent.destroy();
  expect((await store.totals()).leads).toBe(0);
});

test('a Content-Length of more than 1 MB is refused without reading the body', async () => {
  const { port } = await serveLeads();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /leads HTTP/1.1\r\nhost: a\r\nx-client-id: a\r\ncontent-type: ${jsonApiType}\r\ncontent-length: 99999999\r\n\r\n`,
  );
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
  socket.destroy();
});

test('a truncated body stores nothing, and the service continues', async () => {
  const { port, store, lines } = await serveLeads();
  const text = JSON.stringify(makeLead());
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /leads HTTP/1.1\r\nhost: a\r\nx-client-id: a\r\ncontent-type: ${jsonApiType}\r\ncontent-length: ${text.length}\r\n\r\n${text.slice(0, 300)}`,
  );
  await new Promise<void>((resolve) => socket.end(resolve));
  await expect.poll(() => lines.map(({ fields }) => fields['code'])).toEqual(['body-not-readable']);
  const whole = await fetch(`http://127.0.0.1:${port}/leads`, { method: 'POST', headers, body: text });
  expect(whole.status).toBe(201);
  expect((await store.totals()).leads).toBe(1);
});

test('a body that is not UTF-8 is refused', async () => {
  const { port, store } = await serveLeads();
  const text = Buffer.from(JSON.stringify(makeLead({ query: 'caf\u00e9' })), 'latin1');
  const response = await fetch(`http://127.0.0.1:${port}/leads`, { method: 'POST', headers, body: text });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('body-not-readable');
  expect((await store.totals()).leads).toBe(0);
});
