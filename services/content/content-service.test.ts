import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createContentService } from './content-service.ts';

const article = '<!doctype html><title>Economy 7</title>';
let root = '';
let service: ReturnType<typeof createContentService>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-service-'));
  await mkdir(join(root, 'content/help/meters'), { recursive: true });
  await writeFile(join(root, 'content/brand.json'), '{"name":"Larkfield"}');
  await writeFile(join(root, 'content/help/meters/economy-7.html'), article);
  await writeFile(join(root, 'content/mark.svg'), '<svg/>');
  await mkdir(join(root, 'content/identity'));
  await writeFile(join(root, 'content/identity/customers.json'), '{"passwordHash":"scrypt"}');
  await writeFile(join(root, 'secret.txt'), 'outside the content');
  service = createContentService({ contentDir: join(root, 'content') });
});
afterAll(() => rm(root, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => service.request(path, { headers });

test.each([
  ['/brand.json', 'application/json', '{"name":"Larkfield"}'],
  ['/help/meters/economy-7.html', 'text/html', article],
  ['/mark.svg', 'image/svg+xml', '<svg/>'],
])('%s returns the file as %s, with an ETag', async (path, type, text) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toContain(type);
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{40}"$/);
});

test.each([
  '/identity/customers.json',
  '//identity/customers.json',
  '/identity%2Fcustomers.json',
  '/%69dentity/customers.json',
  '/IDENTITY/customers.json',
  '/help/../identity/customers.json',
  '/help/%2e%2e/identity/customers.json',
  '/help/%2e%2e%2fidentity/customers.json',
  '/identity\\customers.json',
])('%s is not served: password hashes are not content', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('scrypt');
});

test('a client that has the file gets 304, until it changes', async () => {
  const path = '/help/meters/changing.html';
  const file = join(root, 'content', path);
  await writeFile(file, 'one');
  const etag = (await get(path)).headers.get('etag') ?? '';
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await get(path, { 'if-none-match': condition });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
  }
  await writeFile(file, 'two');
  const changed = await get(path, { 'if-none-match': etag });
  expect([changed.status, await changed.text()]).toEqual([200, 'two']);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test.each([
  '/nothing.json',
  '/help/meters',
  '/help/',
  '/',
  '/brand.json/',
  '/brand',
  '/BRAND.JSON',
  '/é.html',
])('%s does not exist, which is a JSON:API error', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ errors: [{ status: '404', title: 'No such content' }] });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused with a 404', async (method) => {
  const response = await service.request('/brand.json', {
    method,
    ...(method !== 'OPTIONS' && { body: 'x' }),
  });
  expect(response.status).toBe(404);
  expect(await (await get('/brand.json')).text()).toBe('{"name":"Larkfield"}');
});

test('HEAD returns GET’s headers, without the file', async () => {
  const response = await service.request('/brand.json', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('content-length')).toBe('20');
});

test('part of a film is sent without an ETag: an ETag of the part would make players think the film has changed', async () => {
  const response = await get('/brand.json', { range: 'bytes=2-5' });
  expect([response.status, await response.text()]).toEqual([206, 'name']);
  expect(response.headers.has('etag')).toBe(false);
  expect(response.headers.get('last-modified')).not.toBeNull();
});

test('a range request with If-Range gets the whole film', async () => {
  const response = await get('/brand.json', { range: 'bytes=2-5', 'if-range': '"one"' });
  expect([response.status, await response.text()]).toEqual([200, '{"name":"Larkfield"}']);
  expect(response.headers.get('etag')).not.toBeNull();
});

test('captions are sent with the only media type that browsers accept for them', async () => {
  await writeFile(join(root, 'content/film.vtt'), 'WEBVTT\n');
  const response = await get('/film.vtt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
  expect((await get('/no-film.vtt')).headers.get('content-type')).toBe('application/json');
});

const escapes = [
  '/../secret.txt',
  '/help/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%c0%afsecret.txt',
  '/....//secret.txt',
  '/help//../../secret.txt',
  '/.%00./secret.txt',
  '/secret.txt%00.json',
  '//etc/hostname',
  '/%2fetc%2fhostname',
  '/file:///etc/hostname',
];
test.each(escapes)('no path escapes the folder: %s', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('outside');
});

test('no path escapes the folder when sent over a socket, where nothing normalises it first', async () => {
  const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const path of escapes) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const response = (await socket.setEncoding('utf8').toArray()).join('');
    expect(response, path).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(response, path).not.toContain('outside');
  }
});
