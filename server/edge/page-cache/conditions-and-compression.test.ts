import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptsDictionary, nameOf, readDcz } from '#tests/support/read-dcz.ts';
import { createPageDictionaries } from '../compression-dictionaries/page-dictionaries.ts';
import { cachedSite, freshForMs, meters } from './cached-site.fixture.ts';

const page = `<!DOCTYPE html><p>${'Reading your meter takes a minute. '.repeat(50)}</p>`;
const asIs = (bytes: Buffer) => bytes;

test.each([
  ['br', 'gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br', 'br;q=0.5', 'br', brotliDecompressSync],
  ['br', '*', 'br', brotliDecompressSync],
  ['zstd', 'gzip, zstd', 'zstd', zstdDecompressSync],
  ['zstd, being preferred,', 'br;q=0.5, gzip;q=0.8, zstd;q=0.9', 'zstd', zstdDecompressSync],
  ['gzip, being preferred,', 'GZIP, br; q=0.9, zstd;q=0.5', 'gzip', gunzipSync],
  ['gzip', 'gzip, deflate', 'gzip', gunzipSync],
  ['gzip, br being refused,', 'br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', 'identity', null, asIs],
  ['identity', 'gzip;q=0, br;q=0.000', null, asIs],
  ['identity', 'deflate', null, asIs],
  ['identity', 'gzip;q=nonsense', null, asIs],
  ['identity', '', null, asIs],
])('%s goes to a browser that accepts "%s", both rendered and cached', async (_, accept, name, open) => {
  const { get } = cachedSite(() => ({ body: page }));
  for (const response of [
    await get(meters, { 'accept-encoding': accept }),
    await get(meters, { 'accept-encoding': accept }),
  ]) {
    expect(response.headers.get('content-encoding')).toBe(name);
    expect(open(response.bytes).toString()).toBe(page);
    if (name) expect(response.bytes.length).toBeLessThan(page.length / 5);
  }
});

test('a page that is fetched again is compressed better, and keeps its ETag', async () => {
  const article = readFileSync('content/help/meters/economy-7-meters.html', 'utf8');
  const { get, renders } = cachedSite(() => ({ body: article }));
  const fetched = () => get(meters, { 'accept-encoding': 'gzip, br' });
  const first = await fetched();
  expect((await fetched()).bytes).toEqual(first.bytes);
  await expect.poll(async () => (await fetched()).bytes.length).toBeLessThan(first.bytes.length);
  const better = await fetched();
  expect(brotliDecompressSync(better.bytes).toString()).toBe(article);
  expect(Object.fromEntries(better.headers)).toEqual(Object.fromEntries(first.headers));
  expect(renders()).toBe(1);
});

/** A site with a dictionary for its pages, and the headers of a browser that has it. */
async function siteWithDictionary(responseOf?: Parameters<typeof cachedSite>[0]) {
  const bytes = Buffer.from(page);
  const dictionaries = createPageDictionaries({ make: async () => bytes, logger: { warn: () => {} } });
  await dictionaries.renew();
  const headers = { 'accept-encoding': acceptsDictionary, 'available-dictionary': nameOf(bytes) };
  return { ...cachedSite(responseOf, undefined, dictionaries), bytes, headers };
}

test('a page is compressed with the browser’s dictionary, both rendered and cached, and only for browsers that have it', async () => {
  const { get, renders, bytes, headers } = await siteWithDictionary(() => ({ body: page }));
  const responses = [await get(meters, headers), await get(meters, headers)];
  for (const response of responses) {
    expect(response.headers.get('content-encoding')).toBe('dcz');
    expect(readDcz(response.bytes, bytes)).toBe(page);
  }
  expect(responses[1]?.bytes).toEqual(responses[0]?.bytes);
  for (const other of [{ 'accept-encoding': acceptsDictionary }, { ...headers, 'accept-encoding': 'br' }])
    expect((await get(meters, other)).headers.get('content-encoding')).toBe('br');
  expect(renders()).toBe(1);
});

test('a private page is never compressed with a dictionary: its size would reveal what it has in common with the dictionary', async () => {
  const { get, headers } = await siteWithDictionary(() => ({
    body: page,
    headers: { 'cache-control': 'no-store' },
  }));
  const response = await get(meters, headers);
  expect([response.headers.get('content-encoding'), response.headers.get('cache-control')]).toEqual([
    'br',
    'no-store',
  ]);
});

test('a browser without Accept-Encoding gets the page uncompressed', async () => {
  const { get } = cachedSite(() => ({ body: page }));
  await get(meters, { 'accept-encoding': 'br' });
  const response = await get(meters);
  expect([response.headers.get('content-encoding'), response.bytes.toString()]).toEqual([null, page]);
});

test('a browser that already has the page gets 304, whatever encoding it has it in', async () => {
  const { get, renders } = cachedSite();
  const etag = (await get(meters, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  for (const condition of [etag, `"other", ${etag}`, `${etag},"other"`, etag.replace('W/', ''), '*']) {
    const response = await get(meters, { 'if-none-match': condition, 'accept-encoding': 'gzip' });
    expect([response.status, response.bytes.length], condition).toEqual([304, 0]);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.has('content-encoding')).toBe(false);
  }
  expect(renders()).toBe(1);
});

test('a browser with another version of the page gets the whole page', async () => {
  const { get } = cachedSite();
  await get(meters);
  expect((await get(meters, { 'if-none-match': 'W/"AAAAAAAAAAAAAAAAAAAAAA"' })).status).toBe(200);
});

test('a page rendered again with the same words keeps its ETag', async () => {
  const { get, clock, renders } = cachedSite(() => ({ body: page }));
  const etag = (await get(meters)).headers.get('etag') ?? '';
  clock.pass(freshForMs);
  expect((await get(meters, { 'if-none-match': etag })).status).toBe(304);
  expect(renders()).toBe(2);
});

test('a page with other words, or another policy for its scripts, gets another ETag', async () => {
  let response = { body: page, headers: { 'content-security-policy': "script-src 'self'" } };
  const { get, clock } = cachedSite(() => response);
  const etags = new Set<string | null>();
  const look = async () => {
    etags.add((await get(meters)).headers.get('etag'));
    clock.pass(freshForMs);
  };
  await look();
  response = { ...response, body: `${page}!` };
  await look();
  response = { ...response, headers: { 'content-security-policy': "script-src 'self' 'sha256-abc'" } };
  await look();
  expect(etags.size).toBe(3);
});
