import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

type Asked = { path: string; posted?: string };

/** The body as it is sent: this client does not decompress. */
async function ask({ path, posted }: Asked, acceptEncoding: string) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site.url };
  const headers = { 'accept-encoding': acceptEncoding, ...(posted !== undefined && form) };
  const response = await request(`${site.url}${path}`, {
    headers,
    ...(posted !== undefined && { method: 'POST', body: posted }),
  });
  return { ...response, bytes: Buffer.from(await response.body.arrayBuffer()) };
}

const pages: [string, number, Asked][] = [
  ['a page with a query', 200, { path: '/help-and-support/meters?n=1' }],
  [
    'the answer to a form with errors',
    422,
    { path: '/help-and-support/complaints/gas-and-electricity', posted: 'first-name=Ann' },
  ],
  ['a page of the main site', 200, { path: '/search?q=boiler' }],
  ['the main site’s home', 200, { path: '/' }],
  ['the speculation rules', 200, { path: '/help-and-support/speculation-rules.json' }],
  ['the site map', 200, { path: '/help-and-support/sitemap.xml' }],
  ['suggestions', 200, { path: '/help-and-support/search/suggestions?q=boiler' }],
];

describe.each(pages)('%s', (_, status, asked) => {
  test.each([
    ['br', brotliDecompressSync],
    ['zstd', zstdDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s to a browser that accepts it', async (encoding, decompress) => {
    const plain = await ask(asked, 'identity');
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([status, undefined]);
    const { statusCode, headers, bytes } = await ask(asked, encoding);
    expect([statusCode, headers['content-encoding']]).toEqual([status, encoding]);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
  });

  test.each([
    ['zstd', 'gzip, deflate, br, zstd'],
    ['br', 'gzip, deflate, br'],
    ['br', 'zstd;q=0.5, br'],
    ['gzip', 'gzip, br;q=0'],
  ])('is sent in %s to a browser that accepts %s', async (encoding, accepted) => {
    expect((await ask(asked, accepted)).headers['content-encoding']).toBe(encoding);
  });
});
