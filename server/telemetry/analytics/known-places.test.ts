import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { knownPlaces } from './known-places.ts';

const sampleFilm = {
  title: 'A film',
  summary: '',
  poster: { src: '/media/a.svg', alt: '' },
  transcript: ['A step.'],
};
const isKnown = knownPlaces({
  categories: async () => [],
  brand: () => Promise.reject(new Error('down')),
  films: async () => [{ ...sampleFilm, id: 'bleed-a-radiator' }],
});

const listed = new Set([':category', ':category/:article', 'preview/:category/:article']);
/** Every page of the area except categories and articles, with sample values for the placeholders in its path. */
const pages = (routes as RouteConfigEntry[])
  .filter(({ file, path = '' }) => file.endsWith('.tsx') && !listed.has(path))
  .map(({ path = '' }) =>
    `/help-and-support/${path}`.replace(':complaint', 'pay-as-you-go').replace(':film', 'bleed-a-radiator'),
  );

test.each(pages)('%s can be counted', async (path) => {
  expect(await isKnown({ event: 'page-view', path: path.replace(/\/$/, '') })).toBe(true);
});

test.each([
  '/help-and-support/complaints/lost',
  '/help-and-support/films/lost',
  '/help-and-support/preview/meters/economy-7-meters',
  '/help-and-support/search/suggestions',
  '/',
  '/search',
])('%s can’t be counted', async (path) => {
  expect(await isKnown({ event: 'page-view', path })).toBe(false);
});
