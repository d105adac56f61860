import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { categoryIds } from '#contracts/category-ids.ts';
import routes from '../../routes.ts';

test('no category has the name of a page of the area or of a folder of pages: it would be unreachable', () => {
  const taken = (routes as RouteConfigEntry[]).map(({ path = '' }) => path.split('/')[0]);
  expect(taken).toContain('films');
  expect(categoryIds.filter((id) => taken.includes(id))).toEqual([]);
});
