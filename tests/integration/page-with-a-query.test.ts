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
async function page(path: string, acceptEncoding: string) {
  const address = `${site.url}${path}`;
  const { headers, body } = await request(address, { headers: { 'accept-encoding': acceptEncoding } });
  return { headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

const decompressors = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
const pages = ['/help-and-support/meters?n=1', '/search?q=bill', '/'];

test.each(
  pages.flatMap((path) =>
    Object.entries(decompressors).map(([encoding, decompress]) => ({ path, encoding, decompress })),
  ),
)(
  '$path, rendered for one visitor, is sent in $encoding to a browser that accepts it',
  async ({ path, encoding, decompress }) => {
    const plain = await page(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { headers, bytes } = await page(path, encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(decompress(bytes).equals(plain.bytes)).toBe(true);
  },
);
