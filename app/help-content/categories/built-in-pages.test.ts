import { expect, test } from 'vitest';
import { articles, categoryIds as feedIds } from '#tests/support/pages.ts';
import { categoryIds, isCategoryId } from '#contracts/category-ids.ts';
import { categoryPages, type DefinedCategory } from '#contracts/category-pages.ts';
import { pictogramNames } from '../../design-system/pictogram/pictogram-names.ts';
import { builtInPages } from './built-in-pages.ts';
import { picturesOf } from './show-listed.ts';

// SPEC §2 "Help category page": known categories.
const knownCategories = [
  'bills-and-payments',
  'my-account',
  'pay-as-you-go',
  'meters',
  'emergencies',
  'homecare-help',
  'energy-tariffs',
  'smart-home',
  'appliances-and-engineers',
  'breakdowns',
  'helpful-advice',
  'struggling-to-pay',
];
const definitions = Object.entries(builtInPages);
const withQuestions = ['bills-and-payments', 'my-account', 'pay-as-you-go', 'meters'];
const areaPages = new Set([
  '/help-and-support/',
  ...knownCategories.map((id) => `/help-and-support/${id}`),
  '/help-and-support/contact-us',
  '/help-and-support/bills-and-payments/compare-two-bills',
]);
const articlePages = new Set(articles.map(({ path }) => path));

type Link = { label: string; link: string; externalLink: boolean };
function articleLinks({ newLayout, categoryData }: DefinedCategory): Link[] {
  if (!newLayout) return categoryData.articles.map(({ path, ...rest }) => ({ ...rest, link: path }));
  const { commonQuestions, allArticles, lastArticle } = categoryData;
  const cards = [...commonQuestions, ...(lastArticle ? [lastArticle] : [])];
  return [
    ...cards.map(({ title, link, externalLink }) => ({ label: title, link, externalLink })),
    ...allArticles.flatMap((group) => group.articleLinks),
  ];
}

test('the known categories are those of SPEC §2, each once, and each is defined', () => {
  expect(categoryIds.toSorted()).toEqual(knownCategories.toSorted());
  expect(Object.keys(builtInPages).toSorted()).toEqual(knownCategories.toSorted());
});

test('the built-in file is a valid response of a content service, so that it can be copied into the content', () => {
  expect(categoryPages.parse(builtInPages)).toEqual(builtInPages);
});

test.each(definitions)('every picture of %s is in the design system', (_, definition) => {
  for (const name of picturesOf(definition)) expect(pictogramNames).toContain(name);
});

test('the content feed has exactly the known categories', () => {
  expect(feedIds.toSorted()).toEqual(knownCategories.toSorted());
});

test.each(knownCategories)('%s is a known category', (id) => {
  expect(isCategoryId(id)).toBe(true);
});

test.each([
  '',
  'Meters',
  'meters ',
  'deals',
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  undefined,
])('%j is not a category', (id) => {
  expect(isCategoryId(id)).toBe(false);
});

test.each(definitions)('%s has the layout that SPEC §2 "Layouts" specifies', (id, { newLayout }) => {
  expect(newLayout).toBe(withQuestions.includes(id));
});

test.each(definitions)('%s has the text for its tile, its menu and its page', (_, definition) => {
  const { title, description, cta, decoration, link } = definition;
  for (const words of [title, description, cta, decoration]) expect(words.trim()).not.toBe('');
  expect(link).toMatch(/^\/[a-z]/);
});

test.each(definitions)('%s has the data that its layout shows', (_, { newLayout, categoryData }) => {
  if (!newLayout) {
    expect(Object.keys(categoryData).toSorted()).toEqual(['articles', 'articlesTitle']);
    expect(categoryData.articlesTitle).not.toBe('');
    expect(categoryData.articles.length).toBeGreaterThanOrEqual(4);
    return;
  }
  expect([categoryData.title, categoryData.allArticlesTitle]).not.toContain('');
  expect(categoryData.commonQuestions.length).toBeGreaterThanOrEqual(3);
  for (const { title, description, image } of categoryData.commonQuestions) {
    expect([title, description, image]).not.toContain('');
  }
  expect(categoryData.allArticles.length).toBeGreaterThanOrEqual(2);
  for (const group of categoryData.allArticles)
    expect(group.articleLinks.length, group.title).toBeGreaterThan(0);
});

test.each(definitions)(
  'each link of %s states correctly whether it leaves the area or stays in it',
  (id, definition) => {
    for (const { label, link, externalLink } of articleLinks(definition)) {
      expect(label.trim(), link).not.toBe('');
      expect(externalLink, link).toBe(!link.startsWith('/help-and-support/'));
      if (!externalLink) expect(articlePages, `${id}: ${label}`).toContain(link);
    }
  },
);

test.each(definitions)('%s shows every article that the feed lists in it', (id, definition) => {
  const shown = articleLinks(definition).map(({ link }) => link);
  const listed = articles.filter(({ path }) => path.startsWith(`/help-and-support/${id}/`));
  expect(listed.length).toBeGreaterThan(0);
  for (const { path } of listed) expect(shown).toContain(path);
});

test.each(definitions)('the cards beside %s have working links', (_, { ctaItems }) => {
  for (const { title, description, button, path } of ctaItems) {
    expect([title, description, button]).not.toContain('');
    expect(path.startsWith('/help-and-support/') ? areaPages.has(path) : /^\/[a-z]/.test(path), path).toBe(
      true,
    );
  }
});

test('only meters ends with a featured article (SPEC §2)', () => {
  const featuring = definitions.filter(
    ([, { newLayout, categoryData }]) => newLayout && categoryData.lastArticle,
  );
  expect(featuring.map(([id]) => id)).toEqual(['meters']);
});

test('emergencies has the landmark name and the cards that SPEC §2 specifies', () => {
  const { categoryData } = builtInPages.emergencies;
  expect(categoryData).toMatchObject({ articlesTitle: 'What to do in an emergency?' });
  const slugs = articleLinks(builtInPages.emergencies).map(({ link }) => link.split('/').at(-1));
  expect(slugs).toEqual(
    expect.arrayContaining([
      'boiler-breakdown',
      'pay-as-you-go-no-supply',
      'turn-off-your-gas',
      'no-heating',
      'leaky-pipes',
      'power-cuts',
    ]),
  );
});
