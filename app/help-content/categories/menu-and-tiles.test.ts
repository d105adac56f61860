import { expect, test } from 'vitest';
import { categoryIds } from '#contracts/category-ids.ts';
import { builtInPages } from './built-in-pages.ts';
import { categoryMenu } from './category-menu.ts';
import { categoryTiles, topicsWithoutTile } from './category-tiles.ts';
import { categoriesInUse } from './read-categories.ts';

const all = categoriesInUse(builtInPages, undefined);
const without = (...removed: string[]) =>
  categoriesInUse(
    builtInPages,
    categoryIds
      .filter((id) => !removed.includes(id))
      .map((id) => ({ id, metaDescription: '', articles: [] })),
  );

test('the tile of smart home is external: it links to the main site (SPEC §2 "Help home")', () => {
  const leaving = categoryTiles(all).filter(({ externalLink }) => externalLink);
  expect(leaving).toEqual([expect.objectContaining({ title: 'Smart home', link: '/smart-home/help' })]);
});

test('the tiles are the main categories; every other tile links to its category within the area', () => {
  const tiles = categoryTiles(all);
  const main = categoryIds.filter((id) => builtInPages[id].mainCategory);
  expect(tiles.map(({ title }) => title)).toEqual(main.map((id) => builtInPages[id].title));
  expect(tiles.length).toBeGreaterThan(0);
  for (const [index, { link, externalLink }] of tiles.entries()) {
    if (!externalLink) expect(link).toBe(`/help-and-support/${main[index]}`);
  }
});

test('every category has a tile, a topic below the tiles, or the section about emergencies', () => {
  const topics = topicsWithoutTile(all);
  expect(topics).toEqual([
    { label: 'Smart home articles', link: '/help-and-support/smart-home' },
    { label: 'Appliances and engineers', link: '/help-and-support/appliances-and-engineers' },
    { label: 'Breakdowns', link: '/help-and-support/breakdowns' },
    { label: 'Helpful advice', link: '/help-and-support/helpful-advice' },
  ]);
  const links = [...categoryTiles(all), ...topics].map(({ link }) => link);
  const orphans = categoryIds.filter((id) => !links.includes(`/help-and-support/${id}`));
  expect(orphans).toEqual(['emergencies']);
  expect(topicsWithoutTile(without('breakdowns')).map(({ label }) => label)).not.toContain('Breakdowns');
});

test.each(categoryIds)('beside %s, the side menu lists the main categories, then the others', (current) => {
  const { main, more } = categoryMenu(all, current);
  const titles = (isMain: boolean) =>
    categoryIds
      .map((id) => builtInPages[id])
      .filter(({ mainCategory }) => mainCategory === isMain)
      .map(({ title }) => title);
  expect(main.map(({ label }) => label)).toEqual(titles(true));
  expect(main).toHaveLength(8);
  expect(more.map(({ label }) => label)).toEqual(titles(false));
  const { title, externalLink } = builtInPages[current];
  expect([...main, ...more].filter((item) => item.current).map(({ label }) => label)).toEqual(
    externalLink ? [] : [title],
  );
});

test('in the side menu external categories leave the area, all others stay (SPEC §2 "Help category page")', () => {
  const { main, more } = categoryMenu(all, 'meters');
  for (const { href, leaves } of [...main, ...more]) {
    expect(leaves, href).toBe(!href.startsWith('/help-and-support/'));
  }
  expect([...main, ...more].filter(({ leaves }) => leaves)).toHaveLength(1);
});

test('a category that the feed does not have is in no menu and has no tile', () => {
  const { main, more } = categoryMenu(without('homecare-help', 'breakdowns'), 'meters');
  const labels = [...main, ...more].map(({ label }) => label);
  expect(labels).toHaveLength(10);
  expect(labels).not.toContain('HomeCare help');
  expect(labels).not.toContain('Breakdowns');
  expect(categoryTiles(without('homecare-help')).map(({ title }) => title)).not.toContain('HomeCare help');
});

test('emergencies is in the menu whatever the feed contains', () => {
  const { more } = categoryMenu(without(...categoryIds), 'emergencies');
  expect(more.map(({ label }) => label)).toEqual(['Emergencies']);
});
