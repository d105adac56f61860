import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { appPaths, otherPaths, postPaths, serverPaths } from '#tests/support/every-route.ts';
import { openConnection } from '#tests/support/raw-connection.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const site = await siteInProcess({ RATE_LIMITS: 'off' }, { clock: systemClock });
let server: ServerType;
let url: string;

beforeAll(async () => {
  server = serve({ fetch: site.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await site.stop();
});
/** Unexpected failures are logged as errors; malformed requests never are. */
afterEach(() => {
  expect(site.log.splice(0).filter(({ level }) => level === 'error')).toEqual([]);
});

/** A browser on a page of the site, whose visitor allows measuring: telemetry accepts its posts. */
const ofOwnPage = { origin: 'http://localhost:3000', cookie: 'consent=1.performance' };

const urlencoded = 'application/x-www-form-urlencoded';
const boundary = '----made';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = `--${boundary}\r\ncontent-disposition: form-data; name="query"\r\n\r\nA`;

const bodies: [string, string | undefined, string][] = [
  ['JSON', 'application/json', '{"query":"A"}'],
  ['JSON that breaks off', 'application/json', '{"query":'],
  ['plain text', 'text/plain', 'query=A'],
  ['XML', 'application/xml', '<query>A</query>'],
  ['a type that is none', 'nonsense', 'query=A'],
  ['no type', undefined, 'query=A'],
  ['multipart without a boundary', 'multipart/form-data', `${part}\r\n--${boundary}--\r\n`],
  ['multipart that breaks off', multipart, part],
  ['multipart whose header breaks off', multipart, `--${boundary}\r\ncontent-dispo`],
  ['multipart with nothing in it', multipart, ''],
  ['a form with half a character', urlencoded, 'query=%E0%A4%A&intent=%'],
  ['a form of another alphabet', `${urlencoded}; charset=utf-16`, 'query=A'],
  ['a form with one name a thousand times', urlencoded, 'query=A&'.repeat(1_000)],
  ['a form with names of objects', urlencoded, '__proto__=a&constructor=b&toString=c&intent=send'],
  ['an empty form', urlencoded, ''],
  ['nothing', undefined, ''],
];

test.each(bodies)('a post of %s gets a proper response on every route', async (_words, type, body) => {
  for (const path of postPaths) {
    const response = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'text/html', ...ofOwnPage, ...(type && { 'content-type': type }) },
      // A blob without a type sends none; a string would be sent as text.
      body: new Blob([body]),
    });
    const text = await response.text();
    expect(response.status, `${path} ${text.slice(0, 200)}`).toBeLessThan(500);
    const isForm = type?.startsWith(urlencoded) ?? false;
    if (!isForm && appPaths.includes(path)) expect([405, 415], path).toContain(response.status);
    if (response.status >= 400 && !response.headers.get('content-type')?.includes('json') && text !== '')
      expect(text, path).toContain('</html>');
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
});

const cut: [string, Record<string, string>, string][] = [
  ['a form cut half way', { 'content-type': urlencoded, 'content-length': '100' }, 'query=A'],
  [
    'a form in pieces cut half way',
    { 'content-type': urlencoded, 'transfer-encoding': 'chunked' },
    '7\r\nquery=A\r\n',
  ],
  ['multipart cut half way', { 'content-type': multipart, 'content-length': '1000' }, part],
  ['JSON cut half way', { 'content-type': 'application/json', 'content-length': '100' }, '{"data":'],
];

test.each(cut)(
  '%s by a visitor who has left is not a failure of the site, on any route',
  async (_words, headers, body) => {
    for (const path of postPaths) {
      const connection = await openConnection(url);
      connection.send(`POST ${path} HTTP/1.1`, { ...ofOwnPage, ...headers }, body);
      await connection.written();
      connection.close();
      await connection.ended;
    }
    // Each request is logged when the site has finished it.
    const done = () => site.log.filter(({ event }) => event === 'request').length;
    await expect.poll(done).toBe(postPaths.length);
  },
);

const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const everyPath = [...new Set([...appPaths, ...serverPaths, ...otherPaths, ...postPaths])];

test.each(methods)('%s is refused on every path, with a page of ours or as data', async (method) => {
  for (const path of everyPath) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(response.status, path).toBe(405);
    expect(response.headers.get('allow'), path).toBe('GET, HEAD, POST');
    for (const name of ['content-security-policy', 'x-content-type-options', 'x-request-id'])
      expect(response.headers.get(name), path).not.toBeNull();
    expect(await response.text(), path).toContain('</html>');
  }
  const data = await fetch(`${url}/help-and-support/session`, {
    method,
    headers: { accept: 'application/json' },
  });
  expect(await data.json()).toEqual({ error: 'unknown-method' });
});

test('TRACE does not echo the request, and methods outside HTTP are refused', async () => {
  for (const method of ['TRACE', 'TRACK', 'NONSENSE']) {
    const connection = await openConnection(url);
    connection.send(`${method} /help-and-support/ HTTP/1.1`, { cookie: 'secret=1', connection: 'close' });
    await connection.ended;
    expect(connection.status(), method).toMatch(/^40[05]$/);
    expect(connection.received(), method).not.toContain('secret=1');
  }
});

test('HEAD is answered as GET is, without a body', async () => {
  for (const path of [...appPaths, ...otherPaths]) {
    const [head, get] = [
      await fetch(url + path, { method: 'HEAD', redirect: 'manual' }),
      await fetch(url + path, { redirect: 'manual' }),
    ];
    expect(head.status, path).toBe(get.status);
    expect(await head.text(), path).toBe('');
  }
});

test.each(['/identity', '/identity/', '/identity/no-such-page', '/identity/auth/made-up'])(
  '%s is unknown, and answered with a page for people or data for programs',
  async (path) => {
    const page = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      path.includes('made-up') ? 400 : 404,
      'no-store',
    ]);
    expect(await page.text()).toContain('<h1>You need to start again</h1>');
    const data = await fetch(url + path, { headers: { accept: 'application/json' } });
    expect(data.status).toBe(page.status);
    expect(await data.json()).toHaveProperty('error');
  },
);
