import { expect, test } from 'vitest';
import { mainSiteElsewhere } from './main-site-elsewhere.ts';

const site = mainSiteElsewhere('https://main.example/site');

// CONTRACTS "Configuration", MAIN_SITE_URL: every path outside the area.
test.each([
  ['/', 'https://main.example/site/'],
  ['/page-not-found.html', 'https://main.example/site/page-not-found.html'],
  ['/energy/top-up/', 'https://main.example/site/energy/top-up/'],
  [
    '/search?q=smart+meter%26more&initiated=%2Fhelp-and-support%2F',
    'https://main.example/site/search?q=smart+meter%26more&initiated=%2Fhelp-and-support%2F',
  ],
  [
    `/search?q=${encodeURIComponent('€'.repeat(2_000))}`,
    `https://main.example/site/search?q=${encodeURIComponent('€'.repeat(2_000))}`,
  ],
])('%s is redirected to the main site, with its query', async (path, target) => {
  const response = await site.request(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, target]);
});

test('a post is redirected to the main site too', async () => {
  const response = await site.request('/complaints/energy/credit', { method: 'POST', body: 'a=b' });
  expect(response.headers.get('location')).toBe('https://main.example/site/complaints/energy/credit');
});

test.each([
  'http://localhost//evil.example',
  'http://localhost///evil.example/a',
  'http://localhost/\\evil.example',
  'http://localhost/%2F%2Fevil.example',
  'http://localhost/@evil.example',
  'http://localhost/.evil.example',
  'http://localhost/%0d%0aset-cookie:a=b',
])('no address redirects to another site: %s', async (address) => {
  const location = (await site.request(address)).headers.get('location') ?? '';
  expect(location).toMatch(/^https:\/\/main\.example\/site\/(?!\/)/);
  expect(new URL(location).host).toBe('main.example');
});
