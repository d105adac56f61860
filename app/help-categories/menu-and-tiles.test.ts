import { expect, test } from 'vitest';
import { categoryIds } from './category-definition.ts';
import { categoryDefinitions } from './category-definitions.ts';
import { categoryMenu } from './category-menu.ts';
import { categoryTiles } from './category-tiles.ts';

test('the tile of smart home is external: it leaves for the main site (SPEC §2 "Help home")', () => {
  const leaving = categoryTiles().filter(({ externalLink }) => externalLink);
  expect(leaving).toEqual([expect.objectContaining({ title: 'Smart home', link: '/smart-home/help' })]);
});

test('the tiles are the main categories; every other tile leads to its category within the area', () => {
  const tiles = categoryTiles();
  const main = categoryIds.filter((id) => categoryDefinitions[id].mainCategory);
  expect(tiles.map(({ title }) => title)).toEqual(main.map((id) => categoryDefinitions[id].title));
  expect(tiles.length).toBeGreaterThan(0);
  for (const [index, { link, externalLink }] of tiles.entries()) {
    if (!externalLink) expect(link).toBe(`/help-and-support/${main[index]}`);
  }
});

test.each(categoryIds)('beside %s, the side menu lists the main categories, then the others', (current) => {
  const { main, more } = categoryMenu(current);
  const titles = (isMain: boolean) =>
    categoryIds
      .map((id) => categoryDefinitions[id])
      .filter(({ mainCategory }) => mainCategory === isMain)
      .map(({ title }) => title);
  expect(main.map(({ label }) => label)).toEqual(titles(true));
  expect(main).toHaveLength(8);
  expect(more.map(({ label }) => label)).toEqual(titles(false));
  expect([...main, ...more].filter((item) => item.current).map(({ label }) => label)).toEqual([
    categoryDefinitions[current].title,
  ]);
});

test('in the side menu external categories leave, all others stay (SPEC §2 "Help category page")', () => {
  const { main, more } = categoryMenu('meters');
  for (const { href, leaves } of [...main, ...more]) {
    expect(leaves, href).toBe(!href.startsWith('/help-and-support/'));
  }
  expect([...main, ...more].filter(({ leaves }) => leaves)).toHaveLength(1);
});
