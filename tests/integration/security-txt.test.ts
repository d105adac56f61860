import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { brand } from '#contracts/brand.ts';
import { brandFile } from '../support/brand-dir.ts';
import { copyContent } from '../support/content-copy.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const path = '/.well-known/security.txt';
const dayMs = 24 * 60 * 60 * 1000;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function ownBrand(): Promise<Record<string, unknown>> {
  const text = await readFile(brandFile('brand.json'), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}

async function siteOf(changes: Record<string, unknown>, env: Record<string, string> = {}) {
  const content = await copyContent({ 'brand.json': { ...(await ownBrand()), ...changes } });
  const site = await siteInProcess({ CONTENT_DIR: content.dir, ...env });
  ends.push(site.stop, content.remove);
  return site;
}

test('the brand’s contact is found where researchers look for it, in the format of RFC 9116', async () => {
  const { get, clock } = await siteOf({ securityContact: 'mailto:security@thistlemere.example' });
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')?.toLowerCase()]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const lines = (await response.text()).split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  const fields = Object.fromEntries(lines) as Record<string, string>;
  expect(fields).toMatchObject({
    Contact: 'mailto:security@thistlemere.example',
    'Preferred-Languages': 'en',
    Canonical: `http://localhost:3000${path}`,
  });
  const days = (Date.parse(fields['Expires'] ?? '') - clock.now()) / dayMs;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThan(365);
});

test('without a contact there is no such file', async () => {
  const { get } = await siteOf({});
  expect((await get(path)).status).toBe(404);
});

test('without a contact the file redirects to the supplier’s own main site', async () => {
  const { get } = await siteOf({}, { MAIN_SITE_URL: 'https://www.thistlemere.example' });
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    `https://www.thistlemere.example${path}`,
  ]);
});

test.each([
  'security@thistlemere.example',
  'http://thistlemere.example',
  'mailto:a@b.example\nPolicy: x',
  'mailto:',
])('a brand with the contact %j is refused', async (securityContact) => {
  expect(brand.safeParse({ ...(await ownBrand()), securityContact }).success).toBe(false);
});
