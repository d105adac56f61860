import { describe, expect, test } from 'vitest';
import type { CategoryId } from '#contracts/category-ids.ts';
import type { ListedCategory } from '#contracts/help-categories-feed.ts';
import { builtInPages } from './built-in-pages.ts';
import { isShown, linkOrCategory, linksOf, showListed } from './show-listed.ts';

const feed = (id: CategoryId, ...slugs: string[]): ListedCategory[] => [
  { id, metaDescription: '', articles: slugs.map((slug) => ({ slug, label: `About ${slug}` })) },
];
/** The category's own articles that its definition places. */
const placedIn = (id: CategoryId) =>
  linksOf(builtInPages[id]).flatMap((link) => {
    const [, category, slug] = /^\/help-and-support\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
    return category === id && slug ? [slug] : [];
  });
const shown = (id: CategoryId, listed: ListedCategory[] | undefined) =>
  showListed(id, builtInPages[id], listed);

describe('a page of questions and groups', () => {
  const groupsOf = (listed: ListedCategory[] | undefined) => {
    const page = shown('meters', listed);
    if (!page.newLayout) throw new Error('meters has questions and groups');
    return page.categoryData;
  };

  test('adds a group at the end for articles that the feed lists but the definition does not place', () => {
    const { allArticles } = groupsOf(feed('meters', ...placedIn('meters'), 'heat-meters'));
    expect(allArticles.at(-1)).toEqual({
      title: 'More articles',
      articleLinks: [
        { label: 'About heat-meters', link: '/help-and-support/meters/heat-meters', externalLink: false },
      ],
    });
  });

  test('has no group of further articles while every listed article is placed', () => {
    const { allArticles } = groupsOf(feed('meters', ...placedIn('meters')));
    expect(allArticles.map(({ title }) => title)).not.toContain('More articles');
  });

  test('hides an article that the feed does not list, in every question, group or feature', () => {
    const gone = 'how-to-read-your-gas-meter';
    const rest = placedIn('meters').filter((slug) => slug !== gone && slug !== 'get-a-smart-meter');
    const data = groupsOf(feed('meters', ...rest));
    expect(JSON.stringify(data)).not.toContain(gone);
    expect(data.lastArticle).toBeUndefined();
  });

  test('leaves out an empty group, and keeps links to the main site', () => {
    const { allArticles, commonQuestions } = groupsOf(feed('meters', 'heat-meters'));
    expect(commonQuestions).toEqual([]);
    expect(allArticles.map(({ title }) => title)).toEqual(['Read your meter', 'More articles']);
    expect(allArticles[0]?.articleLinks.map(({ link }) => link)).toEqual(['/energy/meter-reads']);
  });

  test('shows the definition unchanged where there is no feed', () => {
    expect(groupsOf(undefined)).toEqual(builtInPages.meters.categoryData);
  });
});

describe('a page of one list', () => {
  const listOf = (listed: ListedCategory[]) => {
    const page = shown('breakdowns', listed);
    if (page.newLayout) throw new Error('breakdowns has a list');
    return page.categoryData;
  };

  test('adds a separate list for articles that the definition does not place', () => {
    const { articles, moreArticles } = listOf(feed('breakdowns', 'noisy-boiler', 'immersion-heater'));
    expect(articles.map(({ label }) => label)).toEqual(['My boiler is making a noise']);
    expect(moreArticles).toEqual([
      {
        label: 'About immersion-heater',
        path: '/help-and-support/breakdowns/immersion-heater',
        externalLink: false,
      },
    ]);
  });

  test('has a single list of the articles that the definition does not place if there are no others', () => {
    const { articles, moreArticles } = listOf(feed('breakdowns', 'immersion-heater'));
    expect(articles.map(({ label }) => label)).toEqual(['About immersion-heater']);
    expect(moreArticles).toEqual([]);
  });
});

test('an unknown picture is shown as a house', () => {
  const page = showListed('breakdowns', { ...builtInPages.breakdowns, decoration: 'unicorn' }, undefined);
  expect(page.decoration).toBe('house');
});

test.each([
  ['/help-and-support/meters/economy-7-meters', true],
  ['/help-and-support/meters/economy-7-meters#rates', true],
  ['/help-and-support/meters/gone', false],
  ['/help-and-support/meters/gone?from=bill', false],
  ['/help-and-support/breakdowns/economy-7-meters', false],
  ['/help-and-support/meters', true],
  ['/help-and-support/complaints/gone', true],
  ['/energy/meter-reads', true],
  ['https://www.gov.uk/a/b', true],
])('a link to %s is shown: %s', (link, isThere) => {
  expect(isShown(link, feed('meters', 'economy-7-meters'))).toBe(isThere);
});

test.each([
  ['café', 'caf%C3%A9'],
  ['café', 'café'],
  ['q&a', 'q&a'],
  ['q&a', 'q%26a'],
  ['50%-off', '50%25-off'],
  ['50%-off', '50%-off'],
  ['what is a meter', 'what%20is%20a%20meter'],
  ['Reading_Your_Meter', 'Reading_Your_Meter'],
  ['v1.2', 'v1.2#part'],
])('a link to the listed article ‘%s’, written …/%s, is shown', (slug, written) => {
  const link = `/help-and-support/meters/${written}`;
  expect(isShown(link, feed('meters', slug))).toBe(true);
  expect(isShown(link, feed('meters', 'other'))).toBe(false);
});

test('a built-in link to an article that is not listed goes to its category', () => {
  const listed = feed('my-account', 'cannot-sign-in');
  const moving = '/help-and-support/my-account/moving-home';
  expect(linkOrCategory(moving, listed)).toBe('/help-and-support/my-account');
  expect(linkOrCategory(moving, undefined)).toBe(moving);
  expect(linkOrCategory('/help-and-support/probate', listed)).toBe('/help-and-support/probate');
});
