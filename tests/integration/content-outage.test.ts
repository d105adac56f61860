import { afterEach, expect, test } from 'vitest';
import { withTimeout } from '#platform/waiting/with-timeout.ts';
import { feedOf } from '../support/category-feed.ts';
import { copyContent } from '../support/content-copy.ts';
import { readPage, siteInProcess } from '../support/site-in-process.ts';
import { startUnreliableContent, type Mode } from '../support/unreliable-content.ts';

const modes: Mode[] = ['down', 'silent', 'error', 'garbage', 'half'];
const article = {
  page: '/help-and-support/meters/economy-7-meters',
  file: 'help/meters/economy-7-meters.html',
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function siteOnUnreliableContent(mode: Mode = 'well', file = '/') {
  const files = await copyContent();
  const content = await startUnreliableContent(files.dir);
  content.setMode(mode, new RegExp(`^${file}`));
  ends.push(content.stop, files.remove);
  const site = await siteInProcess({ CONTENT_URL: content.url }, { wait: withTimeout });
  const read = async (path: string) => {
    const response = await site.get(path);
    return { status: response.status, ...readPage(await response.text()) };
  };
  return { ...site, read, content, change: files.change };
}

for (const mode of modes) {
  test(`an article that was read once is still served while the content service is ${mode}`, async () => {
    const site = await siteOnUnreliableContent();
    const before = await site.read(article.page);
    expect(before.status).toBe(200);
    site.content.setMode(mode);
    for (const wait of [30_000, 60_000, 24 * 3_600_000]) {
      site.clock.pass(wait);
      expect(await site.read(article.page)).toEqual(before);
    }
    const failures = site.log.filter(({ event }) => event === 'content-refresh-failed');
    if (mode !== 'silent')
      expect(failures).toContainEqual(
        expect.objectContaining({ path: `/${article.file}`, servedFromLastGoodCopy: true }),
      );
  });

  test(`a category shows the feed's description and the supplier's brand while the content service is ${mode}`, async () => {
    const site = await siteOnUnreliableContent();
    const before = await site.read('/help-and-support/meters');
    expect(before.words).toContain('Thistlemere Energy Limited');
    expect(before.description).toMatch(/^Read your electricity or gas meter/);
    site.content.setMode(mode);
    site.clock.pass(3_600_000);
    expect(await site.read('/help-and-support/meters')).toEqual(before);
    const other = await site.read('/help-and-support/breakdowns');
    expect(other.status, 'a category never asked for before').toBe(200);
    expect(other.words).toContain('Thistlemere Energy Limited');
  });

  test(`the home shows its films, quick links and brand while the content service is ${mode}`, async () => {
    const site = await siteOnUnreliableContent();
    const before = await site.read('/help-and-support/');
    expect(before.words).toContain('Read your meter in one minute');
    site.content.setMode(mode);
    site.clock.pass(3_600_000);
    expect(await site.read('/help-and-support/')).toEqual(before);
  });

  test(`a changed article shows soon after a content service that was ${mode} has recovered`, async () => {
    const site = await siteOnUnreliableContent();
    const before = await site.read(article.page);
    site.content.setMode(mode);
    site.clock.pass(30_000);
    await site.read(article.page);
    const words = 'Words that were not there before.';
    const document = `<!doctype html><html lang="en-GB"><head><title>New</title><meta name="description" content="New."></head><body><div class="content-panel"><p>${words}</p></div></body></html>`;
    await site.change(article.file, document);
    site.content.setMode('well');
    site.clock.pass(30_000);
    expect(before.words).not.toContain(words);
    await expect.poll(async () => (await site.read(article.page)).words).toContain(words);
  });
}

for (const mode of modes.filter((one) => one !== 'silent')) {
  test(`an article never read before answers 503 while the content service is ${mode}, and is served once it recovers`, async () => {
    const site = await siteOnUnreliableContent();
    site.content.setMode(mode);
    const failed = await site.read(article.page);
    expect(failed.status).toBe(503);
    expect(failed.words).toContain('Sorry, we can’t show this page at the moment');
    expect(failed.links).toContainEqual({ label: '0800 111 999', href: 'tel:0800111999' });
    site.content.setMode('well');
    site.clock.pass(5_000);
    expect((await site.read(article.page)).status).toBe(200);
  });
}

test('a failing page is cached neither by the site nor by the browser', async () => {
  const site = await siteOnUnreliableContent();
  site.content.setMode('error');
  const response = await site.get(article.page);
  expect(response.headers.get('etag')).toBeNull();
  expect(response.headers.get('cache-control') ?? 'no-store').not.toMatch(/max-age=[1-9]|public/);
});

test('pages without content of their own work while the content service is down from the start', async () => {
  const site = await siteOnUnreliableContent();
  site.content.setMode('down');
  for (const path of [
    '',
    'emergencies',
    'bills-and-payments',
    'contact-us',
    'probate',
    'make-a-complaint-select-type',
  ]) {
    const { status, words } = await site.read(`/help-and-support/${path}`);
    expect(status, path).toBe(200);
    expect(words, `${path}: no name is made up`).not.toContain('Thistlemere');
  }
});

test.each(['/footer.json', '/theme.json', '/help/category-pages.json'])(
  '%s that was never read and can’t be costs one call and one log line until it is tried again',
  async (file) => {
    const site = await siteOnUnreliableContent('error', file);
    for (const _visit of [1, 2])
      expect((await site.get('/help-and-support/meters?uncached')).status).toBe(200);
    expect(site.content.requestCount(file)).toBe(1);
    expect(
      site.log.filter(({ event, path }) => event === 'content-refresh-failed' && path === file),
    ).toHaveLength(1);
    site.clock.pass(5_000);
    await site.get('/help-and-support/meters');
    expect(site.content.requestCount(file)).toBe(2);
  },
);

test('a page without its optional content is cached until that content is tried again', async () => {
  const feed = '/help/categories.json';
  const articles = [{ label: 'Economy 7 meters', link: 'economy-7-meters' }];
  const onlyMeters = JSON.stringify(feedOf({ id: 'meters', description: 'Meters.', articles }));
  const site = await siteOnUnreliableContent('error', feed);
  const without = await site.read('/help-and-support/');
  expect(without.status).toBe(200);
  await site.change(feed.slice(1), onlyMeters);
  site.content.setMode('well');
  expect((await site.read(article.page)).status, 'a page that needs the feed reads it at once').toBe(200);
  expect(await site.read('/help-and-support/')).toEqual(without);
  site.clock.pass(5_000);
  expect(await site.read('/help-and-support/')).not.toEqual(without);
});

test('a page rendered while a service fails is cached no longer than the failure', async () => {
  const site = await siteOnUnreliableContent();
  site.content.setMode('error', /^\/brand\.json$/);
  expect((await site.read('/help-and-support/meters')).words).not.toContain('Thistlemere Energy Limited');
  site.content.setMode('well');
  site.clock.pass(5_000);
  expect((await site.read('/help-and-support/meters')).words).toContain('Thistlemere Energy Limited');
});
