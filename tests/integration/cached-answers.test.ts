import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { acceptsDictionary, dictionaryIn, nameOf } from '#tests/support/read-dcz.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const meters = '/help-and-support/meters';
/** Compressing at the best quality takes a while on a busy machine. */
const longTimeout = { timeout: 30_000 };
const site = await siteInProcess({
  PUBLIC_URL: 'https://localhost:3443',
  SESSION_SECRET: 'a'.repeat(32),
});
const passOn = getRequestListener(site.fetch);
/** What a browser sends that has the page dictionary. */
const havingDictionary: Record<string, string> = { 'accept-encoding': acceptsDictionary };
/** How many requests were answered before they reached the framework. */
let answeredFirst = 0;
/** One server answers from the cache directly, the other passes every request on to the framework. */
const direct = createServer((incoming, outgoing) => {
  if (site.answerCached(incoming, outgoing)) answeredFirst += 1;
  else void passOn(incoming, outgoing);
});
const passing = createServer((incoming, outgoing) => void passOn(incoming, outgoing));

beforeAll(async () => {
  await Promise.all([direct, passing].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  // A page that is requested again gets better compression: from then on its bytes stay the same.
  const inBrotli = async () => (await send(passing, { headers: { 'accept-encoding': 'br' } })).body.length;
  const first = await inBrotli();
  await vi.waitUntil(async () => (await inBrotli()) < first, longTimeout);
  await site.warmUp();
  const { 'server-timing': metrics } = (await send(passing, {})).headers;
  const path = dictionaryIn(metrics) ?? '';
  havingDictionary['available-dictionary'] = nameOf(
    Buffer.from((await send(passing, { path })).body, 'base64'),
  );
});
afterAll(async () => {
  direct.close();
  passing.close();
  await site.stop();
});

type Sent = { method?: string; path?: string; headers?: Record<string, string> };

async function send(server: Server, { method = 'GET', path = meters, headers = {} }: Sent) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const line = site.log.splice(0).find(({ event }) => event === 'request');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks).toString('base64'),
    line,
  };
}

/** A response without what differs between any two requests: the request id, wherever it occurs, and the time. */
function comparable({ headers, line, ...rest }: Awaited<ReturnType<typeof send>>) {
  const id = headers['x-request-id'] as string;
  const { date: _date, ...others } = headers as IncomingHttpHeaders & { date?: string };
  const withoutId: unknown = JSON.parse(JSON.stringify({ headers: others, line }).replaceAll(id, 'ID'));
  return { ...rest, ...(withoutId as object) };
}

beforeEach(async () => {
  for (const cookie of ['', 'consent=1', 'display=theme=dark']) await send(passing, { headers: { cookie } });
  answeredFirst = 0;
});

const browsers = { br: 'gzip, deflate, br, zstd', zstd: 'gzip, zstd', gzip: 'gzip, deflate', none: '' };

test.each<[string, Sent]>([
  ...Object.entries(browsers).map(
    ([name, accepted]) =>
      [`a page in ${name}`, { headers: { 'accept-encoding': accepted } }] as [string, Sent],
  ),
  ['a page for a program', {}],
  ['a page for a browser with the dictionary', { headers: havingDictionary }],
  [
    'a page for a browser with another dictionary',
    { headers: { 'accept-encoding': acceptsDictionary, 'available-dictionary': ':b3RoZXI=:' } },
  ],
  ['HEAD', { method: 'HEAD' }],
  ['HEAD of a compressed page', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
  ['a page for somebody who chose', { headers: { cookie: 'consent=1; other=1' } }],
  ['a page in dark', { headers: { cookie: 'display=theme=dark' } }],
  ['a page that another is known of', { headers: { 'if-none-match': '"other"' } }],
  ['a link with tracking', { path: `${meters}?utm_source=mail&gclid=1` }],
  ['an empty query', { path: `${meters}?` }],
  ['a request id from outside', { headers: { 'x-request-id': 'of-the-proxy-1' } }],
  ['a request id that is none', { headers: { 'x-request-id': 'no id"\\' } }],
  ['a host with a port', { headers: { host: 'help.example.com:8443' } }],
  [
    'another address in front',
    { headers: { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'evil.example' } },
  ],
  ['a range', { headers: { range: 'bytes=0-10' } }],
  ['a connection that ends', { headers: { connection: 'close' } }],
])(
  '%s is answered from the cache exactly as by the framework, headers and log line included',
  async (_words, sent) => {
    const response = await send(direct, sent);
    expect(answeredFirst).toBe(1);
    expect(comparable(response)).toEqual(comparable(await send(passing, sent)));
    expect(response.headers['reporting-endpoints']).toContain(response.headers['x-request-id']);
    expect(response.line).toMatchObject({ path: meters, status: 200, milliseconds: 0 });
  },
);

test('the log line of a request that was held back includes the time for which it was', async () => {
  const held = createServer((incoming, outgoing) => {
    Object.assign(incoming, { heldBackSince: site.clock.monotonic() - 70 });
    site.answerCached(incoming, outgoing);
  });
  await once(held.listen(0, '127.0.0.1'), 'listening');
  const { line } = await send(held, {});
  held.close();
  expect(line).toMatchObject({ path: meters, status: 200, milliseconds: 70 });
});

test('a browser that has the page gets 304, as from the framework', async () => {
  const { headers } = await send(direct, {});
  for (const method of ['GET', 'HEAD']) {
    const sent = {
      method,
      headers: { 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' },
    };
    const response = await send(direct, sent);
    expect([response.status, response.body, response.line?.['status']]).toEqual([304, '', 304]);
    expect(comparable(response)).toEqual(comparable(await send(passing, sent)));
  }
  expect(answeredFirst).toBe(3);
});

test.each<[string, Sent]>([
  ['a post', { method: 'POST' }],
  ['an unknown method', { method: 'PROPFIND' }],
  ['a page that is not cached', { path: '/help-and-support/meters/no-such-article' }],
  ['a page with a query', { path: `${meters}?page=2` }],
  ['a page with a query beside tracking', { path: `${meters}?page=2&utm_source=mail` }],
  ['another spelling of the path', { path: '/help-and-support/./meters' }],
  ['an over-long address', { path: `/help-and-support/${'x'.repeat(20_000)}` }],
  ['a full address', { path: `http://other.example${meters}` }],
  ['an odd host', { headers: { host: 'a b' } }],
  ['a host with a path', { headers: { host: 'help.example.com/x' } }],
  ['a host with a user', { headers: { host: 'user@help.example.com' } }],
  ['a host with a port beyond all', { headers: { host: 'help.example.com:99999' } }],
  ['the page outside the area', { path: '/' }],
  ['data of a page', { path: `${meters}.data` }],
  ['a request with a body', { headers: { 'content-length': '0' } }],
])('%s is left to the framework', async (_words, sent) => {
  const response = await send(direct, sent);
  expect(answeredFirst).toBe(0);
  expect(response.status).toBe((await send(passing, sent)).status);
});

test('a browser with the dictionary gets dcz before the framework is reached, and the response names no dictionary to it', async () => {
  const { headers } = await send(direct, { headers: havingDictionary });
  expect([answeredFirst, headers['content-encoding']]).toEqual([1, 'dcz']);
  expect(headers['server-timing']).not.toContain('page-dictionary');
  expect((await send(direct, {})).headers['server-timing']).toContain('page-dictionary');
});

test('a page whose content has become stale is left to the framework, which renders it', async () => {
  site.clock.pass(30_000);
  await send(direct, {});
  expect(answeredFirst).toBe(0);
  await send(direct, {});
  expect(answeredFirst).toBe(1);
});
