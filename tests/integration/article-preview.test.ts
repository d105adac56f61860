import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { articlePreview } from '#contracts/article-preview.ts';
import { createSealer } from '#server/edge/sealing/create-sealer.ts';
import { copyContent } from '#tests/support/content-copy.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const execute = promisify(execFile);
const secret = 'the secret of the site whose drafts are previewed';
const area = '/help-and-support';
const page = `${area}/preview/meters/brand-new`;
const weekInSeconds = 7 * 24 * 60 * 60;
const draft =
  '<!doctype html><html><head><title>Brand new</title></head>' +
  '<body><div class="content-panel"><p>Nobody has listed this yet.</p></div></body></html>';

let content: Awaited<ReturnType<typeof copyContent>>;
let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  content = await copyContent({ 'help/meters/brand-new.html': draft });
  site = await siteInProcess({ CONTENT_DIR: content.dir, SESSION_SECRET: secret });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.stop();
  await content.remove();
});

const sealOf = (place: string, { purpose, seconds } = articlePreview) =>
  createSealer([secret]).seal(purpose, place, seconds);
const withSeal = async (path: string, seal: string) => site.get(`${path}?${new URLSearchParams({ seal })}`);

test('the link that the command prints shows a draft, which no cache and no search engine may store', async () => {
  const script = new URL('../../scripts/content-preview.ts', import.meta.url).pathname;
  const { stdout } = await execute(process.execPath, [script, 'meters/brand-new'], {
    env: { CONTENT_DIR: content.dir, SESSION_SECRET: secret, PUBLIC_URL: 'http://localhost:3000' },
  });
  const [link = ''] = stdout.split('\n');
  expect(stdout).toMatch(/\nWhoever has this link can see the page until \d+ \w+ \d{4}\.\n$/);
  const response = await site.get(link);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('Nobody has listed this yet.');
  expect(html).toContain('This is a preview');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).not.toContain('was-this-useful');
});

test('a draft appears nowhere else: not at its own address, in the site map or in the search', async () => {
  expect((await site.get(`${area}/meters/brand-new`)).headers.get('location')).toBe('/page-not-found.html');
  expect(await (await site.get(`${area}/sitemap.xml`)).text()).not.toMatch(/brand-new|preview/);
  expect(await (await site.get('/search?q=nobody+has+listed+this+yet')).text()).not.toContain('brand-new');
});

test.each([
  ['no seal', page, async () => ''],
  ['a made-up seal', page, async () => 'Fe26.2*1*made*up'],
  ['the seal of another article', page, () => sealOf('meters/another')],
  [
    'a seal for another purpose',
    page,
    () => sealOf('meters/brand-new', { ...articlePreview, purpose: 'confirmation' }),
  ],
  ['an unknown category', `${area}/preview/gardening/brand-new`, () => sealOf('gardening/brand-new')],
  ['an article that there is not', `${area}/preview/meters/lost`, () => sealOf('meters/lost')],
])('%s redirects to the page-not-found page', async (_, path, seal) => {
  const { status, headers } = await withSeal(path, await seal());
  expect([status, headers.get('location')]).toEqual([302, '/page-not-found.html']);
});

test('a preview link is valid for a week', async () => {
  const seal = await sealOf('meters/brand-new');
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = Date.now();
  vi.setSystemTime(made + (weekInSeconds - 1) * 1_000);
  expect((await withSeal(page, seal)).status).toBe(200);
  // The clocks of several processes may differ: the seal allows for a minute.
  vi.setSystemTime(made + (weekInSeconds + 62) * 1_000);
  expect((await withSeal(page, seal)).status).toBe(302);
});
