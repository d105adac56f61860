import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { categoryIds, isCategoryId } from '#contracts/category-ids.ts';
import routes from '../../routes.ts';
import { pagesBelowCategories } from './pages-below-categories.ts';

const paths = (routes as RouteConfigEntry[]).map(({ path = '' }) => path);

test('no category has the name of a page or a folder of pages of the area, which would make it unreachable', () => {
  const isBelowCategory = (path: string) => pagesBelowCategories.includes(`/help-and-support/${path}`);
  const taken = paths.filter((path) => !isBelowCategory(path)).map((path) => path.split('/')[0]);
  expect(taken).toContain('films');
  expect(categoryIds.filter((id) => taken.includes(id))).toEqual([]);
});

test('every page below a category has the form of an article’s address, and is in the list of such pages', () => {
  const below = paths.filter((path) => isCategoryId(path.split('/')[0]));
  expect(below.map((path) => `/help-and-support/${path}`)).toEqual(pagesBelowCategories);
  for (const path of below) expect(path).toMatch(/^[a-z-]+\/[a-z-]+$/);
});
