import { expect, test } from 'vitest';
import { topicOfArticle, topicOfCategory } from './topic-of-page.ts';

test('an article usually has the topic of its category', () => {
  expect(topicOfCategory('breakdowns')).toBe('homeCover');
  expect(topicOfArticle('breakdowns', 'noisy-boiler')).toBe('homeCover');
  expect(topicOfArticle('pay-as-you-go', 'how-to-top-up')).toBe('prepayment');
  expect(topicOfArticle('my-account', 'moving-home')).toBe('stuck');
});

test.each([
  ['emergencies', 'pay-as-you-go-no-supply', 'noSupply'],
  ['emergencies', 'boiler-breakdown', 'homeCover'],
  ['emergencies', 'carbon-monoxide', 'otherThanUrgent'],
  ['my-account', 'how-complaints-work', 'complaints'],
  ['my-account', 'translations-and-large-print', 'supportNeeds'],
] as const)('%s/%s has the topic %s', (category, slug, topic) => {
  expect(topicOfArticle(category, slug)).toBe(topic);
});
