import { expect, test } from 'vitest';
import { linkRelated } from './link-related.ts';

const categories = [
  {
    id: 'meters',
    metaDescription: '',
    articles: [
      { label: 'Economy 7 meters, explained', slug: 'economy-7-meters' },
      { label: 'Have your meter moved', slug: 'move-your-meter' },
    ],
  },
  {
    id: 'breakdowns',
    metaDescription: '',
    articles: [{ label: 'Bleed a radiator', slug: 'bleed-a-radiator' }],
  },
];

test('related articles get their titles from the list, in the order given', () => {
  expect(linkRelated(['breakdowns/bleed-a-radiator', 'meters/economy-7-meters'], categories)).toEqual([
    { label: 'Bleed a radiator', href: '/help-and-support/breakdowns/bleed-a-radiator' },
    { label: 'Economy 7 meters, explained', href: '/help-and-support/meters/economy-7-meters' },
  ]);
});

test.each([
  ['is not listed any more', 'meters/get-a-smart-meter'],
  ['is listed in another category', 'meters/bleed-a-radiator'],
  ['is in no category that we know', 'gardening/bleed-a-radiator'],
  ['names no article', 'meters'],
  ['names no category', '/economy-7-meters'],
  ['is empty', ''],
  ['is what every object has', '__proto__/constructor'],
])('an article that %s is left out', (_, articleId) => {
  expect(linkRelated([articleId, 'meters/move-your-meter'], categories)).toEqual([
    { label: 'Have your meter moved', href: '/help-and-support/meters/move-your-meter' },
  ]);
});

test('without related articles, or without a list to name them from, there are no links', () => {
  expect(linkRelated([], categories)).toEqual([]);
  expect(linkRelated(['meters/economy-7-meters'], [])).toEqual([]);
});
