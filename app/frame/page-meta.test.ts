import { expect, test } from 'vitest';
import { pageMeta, pageTitle } from './page-meta.ts';

const facts = {
  title: 'Economy 7 meters, explained',
  description: 'Two rates, two readings.',
  path: '/help-and-support/meters/economy-7-meters',
  publicUrl: 'https://www.larkfield.example',
  brandName: 'Larkfield Energy',
};

test('a title is followed by the fixed suffix and the brand (SPEC §2 "Help article page")', () => {
  expect(pageTitle('Bleed a radiator', 'Larkfield Energy')).toBe(
    'Bleed a radiator - Help & Support - Larkfield Energy',
  );
});

test('without the supplier’s brand, the area’s own name appears once', () => {
  expect(pageTitle('Bleed a radiator', 'Help & Support')).toBe('Bleed a radiator - Help & Support');
});

test('a page has a description for search engines and for sharing (EXPERIENCE "Everywhere")', () => {
  expect(pageMeta(facts)).toEqual([
    { title: 'Economy 7 meters, explained - Help & Support - Larkfield Energy' },
    { name: 'description', content: 'Two rates, two readings.' },
    { tagName: 'link', rel: 'canonical', href: `${facts.publicUrl}${facts.path}` },
    { property: 'og:title', content: 'Economy 7 meters, explained' },
    { property: 'og:description', content: 'Two rates, two readings.' },
    { property: 'og:url', content: `${facts.publicUrl}${facts.path}` },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Larkfield Energy' },
    { property: 'og:locale', content: 'en_GB' },
  ]);
});

test.each([
  ['an article says that it is one', { isArticle: true }, { property: 'og:type', content: 'article' }],
  [
    'SPEC §2: leaving-british-gas is not to be quoted in results',
    { noSnippet: true },
    { name: 'robots', content: 'nosnippet' },
  ],
])('%s', (_, more, expected) => {
  expect(pageMeta({ ...facts, ...more })).toContainEqual(expected);
  expect(pageMeta(facts)).not.toContainEqual(expected);
});

test('a page without a description has none, rather than an empty one', () => {
  const { description: _without, ...others } = facts;
  for (const meta of [pageMeta(others), pageMeta({ ...facts, description: '' })]) {
    expect(JSON.stringify(meta)).not.toContain('description');
  }
});

test('a page that renders its own title element gets no second one', () => {
  const meta = pageMeta({ ...facts, hasOwnTitle: true });
  expect(meta.some((each) => 'title' in each)).toBe(false);
  expect(meta).toContainEqual({ property: 'og:title', content: facts.title });
});

test('the trail is numbered for search engines; the page itself is last, without a link', () => {
  const trail = [
    { label: 'Help', href: '/help-and-support/' },
    { label: 'Meters', href: '/help-and-support/meters' },
  ];
  expect(pageMeta({ ...facts, trail }).at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Help',
          item: 'https://www.larkfield.example/help-and-support/',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Meters',
          item: 'https://www.larkfield.example/help-and-support/meters',
        },
        { '@type': 'ListItem', position: 3, name: 'Economy 7 meters, explained' },
      ],
    },
  });
});
