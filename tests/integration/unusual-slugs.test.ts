import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteOnChangingContent, type Feed } from '#tests/support/changing-content.ts';

const feedFile = 'help/categories.json';
const meters = '/help-and-support/meters';
/** Slugs that the content check refuses, and how they are written in an address. */
const unusual = {
  Reading_Your_Meter: 'Reading_Your_Meter',
  'v1.2': 'v1.2',
  'q&a': 'q&a',
  café: 'caf%C3%A9',
  '50%-off': '50%25-off',
};
const paths = Object.values(unusual).map((slug) => `${meters}/${slug}`);

/** A site with an article for each of the slugs, and one that links to all of them. */
async function openSite() {
  const site = await siteOnChangingContent();
  onTestFinished(site.stop);
  const feed = JSON.parse(await readFile(join(site.dir, feedFile), 'utf8')) as Feed;
  const { articles } = feed.included.find(({ id }) => id === 'meters')?.attributes ?? { articles: [] };
  const write = (slug: string, related: string, words: string) =>
    site.change(
      `help/meters/${slug}.html`,
      `<!doctype html><html lang="en-GB"><head><title>${slug.replace('&', '&amp;')}</title><meta name="related" content="${related}"></head><body><div class="content-panel">${words}</div></body></html>`,
    );
  for (const slug of Object.keys(unusual)) {
    articles.push({ label: slug, link: slug });
    await write(slug, '', '<p>About meters.</p>');
  }
  const links = paths.map((path) => `<p><a href="${path.replace('&', '&amp;')}">Read on</a></p>`).join('');
  await write('economy-7-meters', 'meters/Reading_Your_Meter, meters/café', links);
  await site.change(feedFile, feed);
  return site;
}

test('articles with unusual slugs are in the sitemap at their addresses, and it stays XML', async () => {
  const site = await openSite();
  const { text } = await site.get('/help-and-support/sitemap.xml');
  const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
  expect(text).not.toMatch(/&(?!amp;)/);
  const listed = places.map((place) => new URL(place.replaceAll('&amp;', '&')).pathname);
  expect(listed).toEqual(expect.arrayContaining(paths));
  expect((await site.get(`${meters}/caf%C3%A9`)).status).toBe(200);
});

test('links of an article to others with unusual slugs go to them, not to their category', async () => {
  const site = await openSite();
  const { links } = await site.read(`${meters}/economy-7-meters`);
  expect(links.filter(({ label }) => label === 'Read on').map(({ href }) => href)).toEqual(paths);
  expect(links).toContainEqual({ label: 'Reading_Your_Meter', href: `${meters}/Reading_Your_Meter` });
  expect(links).toContainEqual({ label: 'café', href: `${meters}/caf%C3%A9` });
});
