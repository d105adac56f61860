import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type ServedSite } from '#tests/support/serve-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.stop());

/** As it is sent: this client does not decompress. */
async function page(acceptEncoding: string) {
  const address = `${site.url}/help-and-support/meters?n=1`;
  const { headers, body } = await request(address, { headers: { 'accept-encoding': acceptEncoding } });
  return { headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
])(
  'a page that is rendered for one visitor is sent in %s to a browser that accepts it',
  async (encoding, decompress) => {
    const plain = await page('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, bytes } = await page(encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
  },
);
