import { expect, test } from 'vitest';
import type { HelpCategoriesFeed } from '#contracts/help-categories-feed.ts';
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

test('an unreadable feed gives undefined, and an empty one an empty list', () => {
  expect(listCategories(undefined)).toBeUndefined();
  expect(listCategories({ data: [], included: [] })).toEqual([]);
});
