import type { APIRequestContext } from '@playwright/test';
import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { named, readElements, type ReadElement } from '../../support/read-elements.ts';

const suffix = ' - Help & Support - Thistlemere Energy';

async function headOf(request: APIRequestContext, path: string) {
  const elements = readElements(await (await request.get(path)).text());
  const meta = (key: string) =>
    named(elements, 'meta')
      .filter(({ get }) => get('name') === key || get('property') === key)
      .map(({ get }) => get('content'));
  return { elements, title: named(elements, 'title').map(({ text }) => text), meta };
}

function canonicalOf(elements: ReadElement[]) {
  return named(elements, 'link')
    .filter(({ get }) => get('rel') === 'canonical')
    .map(({ get }) => get('href'));
}

const repeated = (words: string[]) => words.filter((word, place) => words.indexOf(word) !== place);

test('every article’s title is its own, followed by the fixed suffix', async ({ request }) => {
  for (const { path, title } of articleFiles) {
    expect((await headOf(request, path)).title, path).toEqual([`${title}${suffix}`]);
  }
});

test('every article has one canonical address, one description and its Open Graph facts', async ({
  request,
  baseURL,
}) => {
  for (const { path, title, description } of articleFiles) {
    const { elements, meta } = await headOf(request, path);
    const address = `${baseURL}${path}`;
    expect(canonicalOf(elements), path).toEqual([address]);
    expect(meta('description'), path).toEqual([description]);
    expect(
      ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale'].map(meta),
      path,
    ).toEqual([[title], [description], [address], ['article'], ['Thistlemere Energy'], ['en_GB']]);
  }
});

test('no two articles share a title or a description', () => {
  expect(repeated(articleFiles.map(({ title }) => title))).toEqual([]);
  expect(repeated(articleFiles.map(({ description }) => description))).toEqual([]);
});

test('every article gives search engines the same breadcrumbs that it shows', async ({
  request,
  baseURL,
}) => {
  for (const { path, title } of articleFiles) {
    const { elements } = await headOf(request, path);
    const data = named(elements, 'script').filter(({ get }) => get('type') === 'application/ld+json');
    expect(data, path).toHaveLength(1);
    const crumbs = named(elements, 'nav').find(({ get }) => get('aria-label') === 'Breadcrumb');
    const shown = named(crumbs?.inside ?? [], 'a').map(({ text, get }) => ({
      name: text,
      item: `${baseURL}${get('href')}`,
    }));
    expect(shown, path).toHaveLength(2);
    expect(JSON.parse(data[0]?.text ?? ''), path).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [...shown, { name: title }].map((item, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        ...item,
      })),
    });
  }
});

test('only leaving-british-gas asks search engines not to quote it', async ({ request }) => {
  const leaving = pickArticle(({ path }) => path.endsWith('/leaving-british-gas'));
  const robots = await Promise.all(
    articleFiles.map(async ({ path }) => [path, (await headOf(request, path)).meta('robots')]),
  );
  expect(robots.filter(([, content]) => content?.length)).toEqual([[leaving.path, ['nosnippet']]]);
});
