import { expect, test } from 'vitest';
import type { HelpCategoriesFeed } from '#contracts/help-categories-feed.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { createContentSource } from './create-content-client.ts';
import { listCategories } from './list-categories.ts';

const category = (id: string, articles = id): HelpCategoriesFeed['data'][number] => ({
  type: 'help-categories',
  id,
  attributes: { 'meta-description': `All about ${id}` },
  relationships: { articles: { data: { type: 'help-articles', id: articles } } },
});
const list = (id: string, ...links: string[]): HelpCategoriesFeed['included'][number] => ({
  type: 'help-articles',
  id,
  attributes: { articles: links.map((link) => ({ label: `About ${link}`, link })) },
});

/** The content of a service whose feed this is. */
const contentOf = (feed: unknown) =>
  createContentSource({
    call: async () => Response.json(feed),
    clock: movableClock(),
    logger: recordedLog(),
    wait: (promise) => promise,
  }).anyTime;

test('each category gets the articles that it points to, in their order (SPEC §3 "Help category")', () => {
  const feed = {
    data: [category('meters', 'list-2'), category('breakdowns', 'list-1')],
    included: [list('list-1', 'noisy-boiler'), list('list-2', 'move-your-meter', 'economy-7-meters')],
  };
  expect(listCategories(feed)).toEqual([
    {
      id: 'meters',
      metaDescription: 'All about meters',
      articles: [
        { label: 'About move-your-meter', slug: 'move-your-meter' },
        { label: 'About economy-7-meters', slug: 'economy-7-meters' },
      ],
    },
    {
      id: 'breakdowns',
      metaDescription: 'All about breakdowns',
      articles: [{ label: 'About noisy-boiler', slug: 'noisy-boiler' }],
    },
  ]);
});

test.each([
  ['nothing included', []],
  ['another list included', [list('other', 'a')]],
  ['an included item of its id but another type', [{ ...list('meters', 'a'), type: 'films' }]],
])('with %s, a category has no articles', (_, included) => {
  expect(listCategories({ data: [category('meters')], included })).toEqual([
    { id: 'meters', metaDescription: 'All about meters', articles: [] },
  ]);
});

// JSON:API lets a server include related resources of any type, and have a relationship to nothing.
test('resources of other types among the included are ignored, and a category without a list has no articles', async () => {
  const feed = {
    data: [
      category('meters'),
      { ...category('breakdowns'), relationships: { articles: { data: null } } },
      { ...category('tariffs'), relationships: { articles: { links: { related: '/articles' } } } },
    ],
    included: [
      { type: 'help-images', id: 'img-1', attributes: { src: '/media/a.svg' } },
      { type: 'help-authors', id: 7 },
      list('meters', 'economy-7-meters'),
    ],
  };
  expect((await contentOf(feed).categories()).map(({ id, articles }) => [id, articles.length])).toEqual([
    ['meters', 1],
    ['breakdowns', 0],
    ['tariffs', 0],
  ]);
});

test.each([
  ['a list without its articles', { type: 'help-articles', id: 'meters', attributes: {} }],
  ['something that is no resource', 'meters'],
])('a feed that includes %s can’t be read', async (_, included) => {
  const feed = { data: [category('meters')], included: [included] };
  await expect(contentOf(feed).categories()).rejects.toMatchObject({ name: 'ContentUnavailable' });
});

test('an unreadable feed gives undefined, and an empty one an empty list', () => {
  expect(listCategories(undefined)).toBeUndefined();
  expect(listCategories({ data: [], included: [] })).toEqual([]);
});
