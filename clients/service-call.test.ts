import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { callInProcess, callOverNetwork } from './service-call.ts';

/** Starts a real service on its own port; returns its address. */
async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
const echo = new Hono().all('*', async (c) =>
  c.json({
    method: c.req.method,
    path: `${c.req.path}${new URL(c.req.url).search}`,
    accept: c.req.header('accept'),
    body: await c.req.text(),
  }),
);

test('a back end over the network is called below its base, with the method, headers and body given', async () => {
  const url = await serve(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.end(
      JSON.stringify({ method: request.method, path: request.url, accept: request.headers.accept, body }),
    );
  });
  const response = await callOverNetwork(`${url}/v2`)('/leads?a=b', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: 'words',
  });
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/v2/leads?a=b',
    accept: 'text/html',
    body: 'words',
  });
});

test('an embedded back end is called with the same requests and responses', async () => {
  const response = await callInProcess(echo)('/leads?a=b', {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: 'words',
  });
  expect(await response.json()).toEqual({
    method: 'POST',
    path: '/leads?a=b',
    accept: 'text/html',
    body: 'words',
  });
});

test('a call to an embedded back end that throws rejects, as over a network', async () => {
  const call = callInProcess({
    request: () => {
      throw new TypeError('broken');
    },
  });
  await expect(call('/a')).rejects.toThrow('broken');
});

test('a call to a back end that can’t be reached rejects', async () => {
  const url = await serve((request) => request.socket.destroy());
  await expect(callOverNetwork(url)('/a')).rejects.toThrow(TypeError);
});

test('the caller’s signal ends a call that hangs', async () => {
  const arrived = Promise.withResolvers<void>();
  const url = await serve(() => arrived.resolve());
  const patience = new AbortController();
  const call = callOverNetwork(url)('/a', { signal: patience.signal });
  await arrived.promise;
  patience.abort();
  await expect(call).rejects.toThrow(/abort/i);
});

test('reading a document that the service cuts off in the middle rejects', async () => {
  const url = await serve((request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('<p>half', () => request.socket.destroy());
  });
  const response = await callOverNetwork(url)('/a');
  expect(response.ok).toBe(true);
  await expect(response.text()).rejects.toThrow();
});
