import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteOnChangingContent, type Feed } from '../support/changing-content.ts';

const feedFile = 'help/categories.json';
const own = 'help/category-pages.json';
const area = '/help-and-support';

let site: Awaited<ReturnType<typeof siteOnChangingContent>>;
let feed: Feed;
let builtIn: Record<string, Record<string, unknown>>;
beforeEach(async () => {
  site = await siteOnChangingContent();
  feed = JSON.parse(await readFile(join(site.dir, feedFile), 'utf8')) as Feed;
  const file = new URL('../../app/help-content/categories/built-in-pages.json', import.meta.url);
  builtIn = JSON.parse(await readFile(file, 'utf8')) as typeof builtIn;
});
afterEach(() => site.stop());

const articlesOf = (id: string) => {
  const list = feed.included.find((item) => item.id === id);
  if (!list) throw new Error(`The feed lists no articles of ${id}`);
  return list.attributes;
};
const unlist = (category: string, slug: string) => {
  const list = articlesOf(category);
  list.articles = list.articles.filter(({ link }) => link !== slug);
  return site.change(feedFile, feed);
};
// The first search reads every article, and a newer index is built in the background.
const inTime = { timeout: 60_000 };
const linksOf = async (path: string) => (await site.read(path)).links.map(({ href }) => href);

test.each(['meters', 'breakdowns', 'emergencies'])(
  'an article that is new to the feed in %s is on its page in a separate group, at its address and in the sitemap',
  async (id) => {
    const page = `${area}/${id}`;
    expect((await site.read(page)).words).not.toContain('More articles');
    const words = '<p>Heat meters measure warm water.</p>';
    await site.change(
      `help/${id}/heat-meters.html`,
      `<!doctype html><html lang="en-GB"><head><title>Heat meters</title></head><body><div class="content-panel">${words}</div></body></html>`,
    );
    articlesOf(id).articles.push({ label: 'Heat meters', link: 'heat-meters' });
    await site.change(feedFile, feed);
    const { words: shown, links } = await site.read(page);
    expect(shown).toContain('More articles');
    expect(links).toContainEqual({ label: 'Heat meters', href: `${page}/heat-meters` });
    expect(await site.get(`${page}/heat-meters`)).toMatchObject({
      status: 200,
      text: expect.stringContaining(words) as string,
    });
    expect((await site.get(`${area}/sitemap.xml`)).text).toContain(`${page}/heat-meters<`);
    await expect.poll(() => linksOf('/search?q=heat+meters'), inTime).toContain(`${page}/heat-meters`);
  },
);

test('an article that the feed no longer lists disappears everywhere', async () => {
  const gone = `${area}/meters/economy-7-meters`;
  const places = [`${area}/meters`, `${area}/meters/how-to-read-your-gas-meter`, '/search?q=economy+7'];
  expect(await linksOf(`${area}/meters`)).toContain(gone);
  await expect.poll(() => linksOf('/search?q=economy+7'), inTime).toContain(gone);
  await unlist('meters', 'economy-7-meters');
  expect(await site.get(gone)).toMatchObject({ status: 302, location: '/page-not-found.html' });
  expect((await site.get(`${area}/sitemap.xml`)).text).not.toContain('economy-7-meters');
  for (const place of places)
    await expect.poll(() => linksOf(place), { ...inTime, message: place }).not.toContain(gone);
});

test('lists drop their link to an article that is no longer listed, and sentences link to its category instead', async () => {
  const gone = `${area}/meters/economy-7-meters`;
  const read = async (file: string) =>
    JSON.parse(await readFile(join(site.dir, file), 'utf8')) as Record<string, unknown[]>;
  const link = { label: 'Economy 7', link: gone };
  const header = await read('header.json');
  await site.change('header.json', {
    ...header,
    'quick-links': [...(header['quick-links'] ?? []), link],
    'secondary-banner': { text: 'Two rates?', ...link },
  });
  const columns = [{ title: 'By rate', links: [link] }];
  await site.change('footer.json', { columns, advice: `<a href="${gone}">Two rates</a>` });
  await site.change('service-outages/help-and-support.json', {
    title: 'No readings today',
    message: `<p>Two rates? <a href="${gone}">Economy 7</a></p>`,
  });
  const [energy, ...pages] = (await read('main-site/pages.json'))['pages'] as [{ helpLinks: object[] }];
  await site.change('main-site/pages.json', { pages: [{ ...energy, helpLinks: [link] }, ...pages] });
  const settings = await read('meter-read/settings.json');
  await site.change('meter-read/settings.json', { ...settings, isMeterReadWeek: true });
  const sentences = [
    `${area}/`,
    `${area}/submit-meter-read`,
    `${area}/meters/how-to-read-your-electricity-meter`,
  ];
  for (const page of [...sentences, '/energy']) expect(await linksOf(page), page).toContain(gone);
  expect((await site.read(`${area}/`)).words).toContain('By rate');
  await unlist('meters', 'economy-7-meters');
  for (const page of [...sentences, '/energy']) {
    await expect.poll(() => linksOf(page), { ...inTime, message: page }).not.toContain(gone);
    if (page !== '/energy') expect(await linksOf(page), page).toContain(`${area}/meters`);
  }
  const { words } = await site.read(`${area}/`);
  for (const shown of ['Two rates', 'No readings today']) expect(words).toContain(shown);
  expect(words, 'a column without a link is none').not.toContain('By rate');
});

test('links that the site’s own pages need point to the category when their article is not listed', async () => {
  expect(await linksOf(`${area}/`)).toContain(`${area}/my-account/moving-home`);
  await unlist('my-account', 'moving-home');
  for (const page of [`${area}/`, `${area}/contact-us`, `${area}/probate`]) {
    const links = await linksOf(page);
    expect(links, page).not.toContain(`${area}/my-account/moving-home`);
    expect(links, page).toContain(`${area}/my-account`);
  }
});

test('an emergency card whose article is not listed still says what to do', async () => {
  await unlist('emergencies', 'leaky-pipes');
  const { words, links } = await site.read(`${area}/emergencies`);
  expect(words).toContain('Turn the stopcock clockwise');
  expect(links.map(({ href }) => href)).not.toContain(`${area}/emergencies/leaky-pipes`);
});

test('a category removed from the feed disappears from the tiles, side menus and sitemap, but keeps its address', async () => {
  const homecare = `${area}/homecare-help`;
  expect(await linksOf(`${area}/`)).toContain(homecare);
  feed.data = feed.data.filter(({ id }) => id !== 'homecare-help' && id !== 'emergencies');
  await site.change(feedFile, feed);
  expect(await linksOf(`${area}/`)).not.toContain(homecare);
  expect(await linksOf(`${area}/meters`)).not.toContain(homecare);
  expect((await site.get(`${area}/sitemap.xml`)).text).not.toContain('homecare-help');
  expect((await site.get(homecare)).status).toBe(200);
  expect(await linksOf(`${area}/meters`)).toContain(`${area}/emergencies`);
  expect((await site.get(`${area}/emergencies`)).status).toBe(200);
});

test('a category that is in the feed but not in the site is not shown, and its address is not found', async () => {
  feed.data.push({ ...structuredClone(feed.data[0]), id: 'heat-pumps' } as Feed['data'][number]);
  await site.change(feedFile, feed);
  expect((await site.get(`${area}/`)).text).not.toContain('heat-pumps');
  expect(await site.get(`${area}/heat-pumps`)).toMatchObject({
    status: 302,
    location: '/page-not-found.html',
  });
});

test('a definition from the content service replaces the built-in one, and all others stay', async () => {
  const meters = { ...builtIn['meters'], title: 'Meters and readings', description: 'All about meters' };
  await site.change(own, { meters });
  const home = await site.read(`${area}/`);
  expect(home.links).toContainEqual(expect.objectContaining({ href: `${area}/my-account` }) as object);
  expect(home.words).toContain('Meters and readings');
  expect((await site.get(`${area}/meters`)).text).toMatch(/<h1>Meters and readings<\/h1>/);
  expect((await site.get(`${area}/meters/economy-7-meters`)).text).toContain('Meters and readings');
  expect((await site.read(`${area}/breakdowns`)).words).toContain('Breakdown articles');
  await site.change(own, null);
  expect((await site.get(`${area}/meters`)).text).toMatch(/<h1>Meters<\/h1>/);
});

test('an unusable definition changes nothing, and the log names the file', async () => {
  await site.change(own, { meters: { ...builtIn['meters'], title: 'Meters and readings' } });
  expect((await site.get(`${area}/meters`)).text).toContain('<h1>Meters and readings</h1>');
  await site.change(own, { meters: { title: 'Half a definition' } });
  expect((await site.get(`${area}/meters`)).text).toContain('<h1>Meters and readings</h1>');
  expect(site.log).toContainEqual(
    expect.objectContaining({
      event: 'content-refresh-failed',
      path: `/${own}`,
      servedFromLastGoodCopy: true,
    }),
  );
});

test('a definition that was never usable leaves the built-in one in place, and a disallowed link is omitted', async () => {
  await site.change(own, '{');
  expect((await site.get(`${area}/meters`)).text).toContain('<h1>Meters</h1>');
  const list = {
    articlesTitle: 'Repairs',
    articles: [{ label: 'Run', path: 'javascript:alert(1)', externalLink: true }],
  };
  await site.change(own, { breakdowns: { ...builtIn['breakdowns'], categoryData: list } });
  await expect.poll(async () => (await site.get(`${area}/breakdowns`)).text, inTime).toContain('Repairs');
  expect((await site.get(`${area}/breakdowns`)).text).not.toContain('javascript:');
});
