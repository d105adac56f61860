import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { knownPlaces } from './known-places.ts';

const isKnown = knownPlaces({
  categories: async () => [],
  brand: () => Promise.reject(new Error('down')),
});

const listed = new Set([':category', ':category/:article']);
/** Every page of the area, those that stand for many aside. */
const pages = (routes as RouteConfigEntry[])
  .filter(({ file, path = '' }) => file.endsWith('.tsx') && !listed.has(path))
  .map(({ path = '' }) => `/help-and-support/${path}`.replace(':complaint', 'pay-as-you-go'));

test.each(pages)('%s can be counted', async (path) => {
  expect(await isKnown({ event: 'page-view', path: path.replace(/\/$/, '') })).toBe(true);
});

test.each(['/help-and-support/complaints/lost', '/help-and-support/search/suggestions', '/', '/search'])(
  '%s can’t',
  async (path) => {
    expect(await isKnown({ event: 'page-view', path })).toBe(false);
  },
);
