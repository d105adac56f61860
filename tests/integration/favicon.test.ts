import { afterEach, expect, test } from 'vitest';
import { copyContent, type ContentChanges } from '../support/content-copy.ts';
import { readIcon } from '../support/read-icon.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const addresses = ['/favicon.ico', '/help-and-support/favicon.ico'];

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function siteWith(changes: ContentChanges, env: Record<string, string> = {}) {
  const content = await copyContent(changes);
  const site = await siteInProcess({ CONTENT_DIR: content.dir, ...env });
  ends.push(site.stop, content.remove);
  return site;
}

test.each(addresses)('%s is the brand’s mark in the two sizes that tabs use, and cached', async (address) => {
  const { get, fetch } = await siteWith({});
  const response = await get(address);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(readIcon(await response.arrayBuffer())).toEqual(
    [16, 32].map((side) => ({ side, png: { width: side, height: side } })),
  );
  const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
  const again = await fetch(new Request(`http://localhost:3000${address}`, { headers }));
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(addresses)(
  'where the content has no icon, %s answers 204, is cached and is no page',
  async (address) => {
    const { get } = await siteWith({ 'media/favicon.ico': null });
    const response = await get(address);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  },
);

test('while the content service can’t be reached there is no icon, and that is cached for a minute', async () => {
  const { get } = await siteWith({}, { CONTENT_URL: 'http://127.0.0.1:9' });
  const response = await get('/favicon.ico');
  expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'public, max-age=60']);
});

test('the icon is also served where the main site is elsewhere', async () => {
  const { get } = await siteWith({}, { MAIN_SITE_URL: 'https://www.thistlemere.example' });
  expect((await get('/favicon.ico')).status).toBe(200);
});
