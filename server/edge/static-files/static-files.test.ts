import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  brotliCompressSync,
  brotliDecompressSync,
  gunzipSync,
  gzipSync,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const script = 'export const answer = 42;';
let clientDir = '';

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientDir, 'assets'));
  const assets = Object.entries({
    'entry-a1b2c3.js': script,
    'entry-a1b2c3.js.br': brotliCompressSync(script),
    'entry-a1b2c3.js.zst': zstdCompressSync(script),
    'entry-a1b2c3.js.gz': gzipSync(script),
    'figtree-d4e5f6.woff2': 'a font',
    'icons-778899.svg': '<svg/>',
  });
  for (const [name, content] of assets) await writeFile(join(clientDir, 'assets', name), content);
  await writeFile(join(clientDir, 'secret.txt'), 'outside the assets');
});
afterAll(() => rm(clientDir, { recursive: true }));

const get = async (name: string, headers: Record<string, string> = {}) => {
  const response = await staticFiles({ clientDir }).request(`/help-and-support/assets/${name}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['zstd', 'gzip, zstd', zstdDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
])('a built file is sent with the compression made at build time: %s', async (encoding, accepted, open) => {
  const { status, headers, bytes } = await get('entry-a1b2c3.js', { 'accept-encoding': accepted });
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
    200,
    encoding,
    'Accept-Encoding',
  ]);
  expect(headers.get('content-length')).toBe(String(bytes.length));
  expect(headers.get('content-type')).toContain('text/javascript');
  expect(open(bytes).toString()).toBe(script);
});

test('a built file is sent uncompressed to a browser that accepts none of its compressions', async () => {
  const { headers, bytes } = await get('entry-a1b2c3.js', { 'accept-encoding': 'deflate' });
  expect([headers.get('content-encoding'), bytes.toString()]).toEqual([null, script]);
});

test.each([
  ['entry-a1b2c3.js', 'text/javascript'],
  ['figtree-d4e5f6.woff2', 'font/woff2'],
  ['icons-778899.svg', 'image/svg+xml'],
])('%s never changes under its name, so browsers cache it', async (name, type) => {
  const { headers } = await get(name, { 'accept-encoding': 'br' });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toContain(type);
});

test.each([
  'entry-000000.js',
  '',
  '../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  '..%5csecret.txt',
  '%252e%252e%252fsecret.txt',
  'entry-a1b2c3.js/',
  'entry-a1b2c3.js%00',
  `/etc/hostname`,
])('a file missing or outside the assets is answered 404 and is not cached: "%s"', async (name) => {
  const { status, headers, bytes } = await get(name);
  expect(status).toBe(404);
  expect(headers.has('cache-control')).toBe(false);
  expect(bytes.toString()).not.toContain('outside the assets');
});

test('nothing can be posted to a file', async () => {
  const response = await staticFiles({ clientDir }).request('/help-and-support/assets/entry-a1b2c3.js', {
    method: 'POST',
  });
  expect(response.status).toBe(404);
});
