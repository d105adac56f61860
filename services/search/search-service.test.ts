import { expect, test } from 'vitest';
import { popularSearches, searchTermLimit } from '#contracts/search.ts';
import type { LogFields } from '#platform/logger/logger.ts';
import { makeArticle, searchOver } from './articles.fixture.ts';
import { createSearchService } from './search-service.ts';

const manyArticles = Array.from({ length: 23 }, (_, nth) =>
  makeArticle({ title: `Boiler part ${nth + 1}`, category: nth < 13 ? 'breakdowns' : 'emergencies' }),
);

test('a blank term is refused with what to do', async () => {
  const { service } = searchOver(manyArticles);
  for (const path of ['/search', '/search?q=', '/search?q=%20%09%20']) {
    const response = await service.request(path);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [{ title: 'Search not understood', detail: 'Enter what you’re looking for' }],
    });
  }
});

test('spaces around a term don’t count, up to ten times the maximum length of a term', async () => {
  const { service } = searchOver(manyArticles);
  for (const path of ['/search', '/suggestions', '/known-words']) {
    const ask = async (spaces: number) =>
      (await service.request(`${path}?q=${'+'.repeat(spaces)}boiler`)).status;
    expect(await ask(10 * searchTermLimit - 'boiler'.length)).toBe(200);
    expect(await ask(10 * searchTermLimit)).toBe(422);
  }
});

test('a term of 2000 characters is searched and one more is refused', async () => {
  const { service } = searchOver(manyArticles);
  expect((await service.request(`/search?q=${'b'.repeat(2000)}`)).status).toBe(200);
  const refused = await service.request(`/search?q=${'b'.repeat(2001)}`);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('2000 characters or fewer');
  expect((await service.request(`/suggestions?q=${'b'.repeat(2001)}`)).status).toBe(422);
  expect((await service.request(`/search?q=${encodeURIComponent('€'.repeat(2000))}`)).status).toBe(200);
});

test('there are ten results on a page, and no article appears twice', async () => {
  const { search } = searchOver(manyArticles);
  const pages = await Promise.all(['1', '2', '3'].map((page) => search('boiler', { page })));
  expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3]);
  expect(pages[0]).toMatchObject({ total: 23, page: 1, pages: 3 });
  expect(new Set(pages.flatMap(({ results }) => results.map(({ href }) => href))).size).toBe(23);
});

test('a page beyond the last is the last, and a page that is not a number is the first', async () => {
  const { search } = searchOver(manyArticles);
  expect((await search('boiler', { page: '99' })).page).toBe(3);
  for (const page of ['0', '-2', 'two', '1e3', '', '99999999999999999999']) {
    expect((await search('boiler', { page })).page, page).toBe(1);
  }
  expect(await search('nonsuch', { page: '5' })).toMatchObject({ total: 0, page: 1, pages: 1, results: [] });
});

test('a category narrows the results but not the counts, which are in descending order', async () => {
  const { search } = searchOver(manyArticles);
  const found = await search('boiler', { category: 'emergencies', page: '9' });
  expect(found).toMatchObject({ total: 10, page: 1, pages: 1 });
  expect(new Set(found.results.map(({ category }) => category.id))).toEqual(new Set(['emergencies']));
  expect(found.categories).toEqual([
    { id: 'breakdowns', label: 'Breakdowns', count: 13 },
    { id: 'emergencies', label: 'Emergencies', count: 10 },
  ]);
  expect(await search('boiler', { category: 'nowhere' })).toMatchObject({ total: 0, categories: [{}, {}] });
});

test('a result has its address, its category and its review day', async () => {
  const { search } = searchOver([makeArticle({ title: 'Power cuts', lastReviewed: '2026-11-09' })]);
  expect((await search('power')).results[0]).toMatchObject({
    href: '/help-and-support/meters/power-cuts',
    category: { id: 'meters', label: 'Meters' },
    lastReviewed: '2026-11-09',
  });
});

test('the service returns the popular searches that it was given', async () => {
  const { service } = searchOver([], { popular: ['top up my meter', 'moving home'] });
  const { searches } = popularSearches.parse(await (await service.request('/popular')).json());
  expect(searches).toEqual(['top up my meter', 'moving home']);
});

test('log lines contain counts, and never repeat what was typed', async () => {
  const lines: [string, LogFields | undefined][] = [];
  const log = (event: string, fields?: LogFields) => lines.push([event, fields]);
  const { search, suggest } = searchOver(manyArticles, { logger: { info: log, warn: log, error: log } });
  await search('boilier of Jane Doe 07700900982');
  await suggest('jane doe');
  expect(lines).toContainEqual(['search', { results: 23, page: 1, corrected: true }]);
  expect(JSON.stringify(lines)).not.toMatch(/jane|doe|07700|boil/i);
});

test('without articles the response is a 503 that names no cause, and the name of the error is logged', async () => {
  const lines: string[] = [];
  const log = (event: string, fields?: LogFields) => lines.push(`${event} ${fields?.['error']}`);
  const service = createSearchService({
    articles: () => Promise.reject(new TypeError('secret address')),
    logger: { info: log, warn: log, error: log },
  });
  const response = await service.request('/search?q=boiler');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    errors: [{ title: 'Search is not available', detail: 'Search is not available' }],
  });
  expect(lines).toEqual(['search failed TypeError']);
});
