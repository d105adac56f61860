import { afterAll, beforeAll, expect, test } from 'vitest';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess({});
});
afterAll(() => site.stop());

/** The links below ‘People also search for’, or below ‘Popular searches’, on a search page. */
async function alsoSearched(address: string) {
  const html = await (await site.get(address)).text();
  const list = named(readElements(html), 'section').find(
    (section) => section.get('aria-labelledby') === 'also',
  );
  return {
    heading: named(list?.inside ?? [], 'h2')[0]?.text,
    links: named(list?.inside ?? [], 'a').map((link) => [link.text, link.get('href')]),
  };
}
const commonest = [
  'submit a meter reading',
  'top up my meter',
  'moving home',
  'refund my credit',
  'smart meter not working',
].map((search) => [search, `/search?q=${encodeURIComponent(search)}`]);

test('a search suggests others of its topic, in the editors’ words and none of the visitor’s', async () => {
  const { heading, links } = await alsoSearched('/search?q=power+cut+at+14+Samplestreet');
  expect(heading).toBe('People also search for');
  expect(links.length).toBeGreaterThan(1);
  expect(links[0]).toEqual(['off supply', '/search?q=off%20supply']);
  expect(links).toContainEqual(['carbon monoxide', '/search?q=carbon%20monoxide']);
  expect(JSON.stringify(links)).not.toMatch(/sample|14/i);
});

test('a search on no topic, and a page without a search, suggest the most common searches', async () => {
  expect(await alsoSearched('/search?q=xylophone')).toEqual({
    heading: 'People also search for',
    links: commonest,
  });
  expect(await alsoSearched('/search')).toEqual({ heading: 'Popular searches', links: commonest });
});

test('a search that an editor wrote does not suggest itself', async () => {
  const { links } = await alsoSearched('/search?q=off+supply');
  expect(links.map(([label]) => label)).not.toContain('off supply');
  expect(links.map(([label]) => label)).toContain('power cut');
});
