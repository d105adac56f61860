import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedCounts } from '#tests/support/stored-counts.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const origin = 'http://localhost:3000';
const allowed = 'display=text=large; consent=1.performance';
const meters = { event: 'page-view', path: '/help-and-support/meters' };

async function openSite(env: Record<string, string> = {}) {
  const url = `file:${join(await mkdtemp(join(tmpdir(), 'analytics-')), 'site.db')}`;
  const site = await siteInProcess({ DATABASE_URL: url, ...env });
  onTestFinished(site.stop);
  const post = async (events: unknown, headers: Record<string, string> = {}) => {
    const response = await site.fetch(
      new Request(`${origin}/help-and-support/analytics`, {
        method: 'POST',
        headers: { cookie: allowed, 'sec-fetch-site': 'same-origin', ...headers },
        body: typeof events === 'string' ? events : JSON.stringify({ events }),
      }),
    );
    return response.status;
  };
  const search = (query: string, cookie: string, method = 'GET') =>
    site.fetch(new Request(`${origin}/search?${query}`, { method, headers: { cookie } }));
  return { ...site, post, search, counts: () => storedCounts(url) };
}

test('events that a browser recorded are counted, and the response is empty and sets no cookie', async () => {
  const { post, counts } = await openSite();
  const events = [
    meters,
    meters,
    { event: 'page-view', path: '/help-and-support' },
    { event: 'page-view', path: '/help-and-support/pay-as-you-go/how-to-top-up' },
    { event: 'article-view', category: 'pay-as-you-go', article: 'how-to-top-up' },
    { event: 'outbound-link', host: 'www.gov.uk' },
    { event: 'emergency-number', number: '105' },
    { event: 'search-suggestion' },
  ];
  expect(await post(events)).toBe(204);
  expect(await counts()).toEqual([
    'article-view pay-as-you-go/how-to-top-up ×1',
    'emergency-number 105 ×1',
    'outbound-link www.gov.uk ×1',
    'page-view /help-and-support ×1',
    'page-view /help-and-support/meters ×2',
    'page-view /help-and-support/pay-as-you-go/how-to-top-up ×1',
    'search-suggestion  ×1',
  ]);
});

test.each([
  ['no choice', 'display='],
  ['a refusal', 'consent=1'],
  ['consent to other things', 'consent=1.functional.targeting'],
  ['a choice of another version', 'consent=0.performance'],
])('with %s nothing is stored, and the browser gets no error', async (_, cookie) => {
  const { post, counts, search } = await openSite();
  expect(await post([meters], { cookie })).toBe(204);
  expect((await search('q=boiler', cookie)).status).toBe(200);
  expect(await counts()).toEqual([]);
});

test.each<[string, Record<string, string>, number]>([
  ['the site itself', { 'sec-fetch-site': 'same-origin', origin }, 204],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['another of the supplier’s names', { 'sec-fetch-site': 'same-site', origin }, 403],
  ['an address bar', { 'sec-fetch-site': 'none' }, 403],
])('a post from %s is answered %3$i', async (_, headers, status) => {
  const { post, counts } = await openSite();
  expect(await post([meters], headers)).toBe(status);
  expect(await counts()).toHaveLength(status === 204 ? 1 : 0);
});

test('if a browser doesn’t send where a post began, the page’s origin is required', async () => {
  const { fetch, counts } = await openSite();
  const post = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ events: [meters] });
    const request = { method: 'POST', headers: { cookie: allowed, ...headers }, body };
    return (await fetch(new Request(`${origin}/help-and-support/analytics`, request))).status;
  };
  expect(await post({})).toBe(403);
  expect(await post({ origin: 'null' })).toBe(403);
  expect(await post({ origin })).toBe(204);
  expect(await counts()).toEqual(['page-view /help-and-support/meters ×1']);
});

test.each([
  ['no JSON', 'meters'],
  ['no list', '{"events":{}}'],
  ['nothing', []],
  ['an unknown event', [{ event: 'sneeze' }]],
  ['words of a search', [{ event: 'search', words: 'ann okafor' }]],
  ['a search without result', [{ event: 'no-result', words: 'boiler' }]],
  ['more than an event has', [{ ...meters, email: 'ann@example.com' }]],
  ['more events than a page has', Array.from({ length: 51 }, () => meters)],
])('%s is refused', async (_, events) => {
  const { post, counts } = await openSite();
  expect(await post(events)).toBe(422);
  expect(await counts()).toEqual([]);
});

test.each([
  ['a page that the site doesn’t have', { event: 'page-view', path: '/help-and-support/ann-okafor' }],
  ['a page with a query', { event: 'page-view', path: '/help-and-support/meters?q=ann' }],
  ['an article that isn’t listed', { event: 'page-view', path: '/help-and-support/meters/ann' }],
  ['the same as an article', { event: 'article-view', category: 'meters', article: 'ann' }],
  ['a number that isn’t the supplier’s', { event: 'emergency-number', number: '07700900982' }],
])('%s is ignored, and the rest of the batch is counted', async (_, event) => {
  const { post, counts } = await openSite();
  await post([event, meters]);
  expect(await counts()).toEqual(['page-view /help-and-support/meters ×1']);
});

test('a body longer than any page sends is not read to its end', async () => {
  const { post } = await openSite();
  expect(await post(JSON.stringify({ events: [meters], more: 'x'.repeat(25_000) }))).toBe(413);
});

test('one address may post 300 times, and another one is still counted', async () => {
  const { post } = await openSite();
  const statuses = await Promise.all(Array.from({ length: 301 }, () => post([meters])));
  expect(statuses.filter((status) => status === 204)).toHaveLength(300);
  expect(statuses.at(-1)).toBe(429);
  expect(await post([meters], { 'x-forwarded-for': '192.0.2.7' })).toBe(204);
});

// SPEC §8: "Errors are also reported to analytics (category error)".
test('a search that our own page could not answer is counted as an error, with consent', async () => {
  // Nothing was ever read, so there is nothing to search in.
  const { search, counts } = await openSite({ CONTENT_URL: 'http://127.0.0.1:9' });
  expect((await search('q=boiler', 'consent=1')).status).toBe(503);
  expect((await search('q=boiler&page=2', allowed)).status).toBe(503);
  await search('q=boiler', allowed, 'HEAD');
  await expect.poll(counts).toEqual(['error search-failed ×1']);
});

test('a search on our own page is counted once, with only the words that occur in articles', async () => {
  const { post, search, counts } = await openSite();
  // The browser's own event for it, and further pages and reloads of the same search.
  expect(await post([{ event: 'search' }])).toBe(204);
  for (const query of [
    'q=Boiler+for+Okafor',
    'q=boiler+for+okafor&page=2',
    'q=boiler+for+okafor&category=emergencies',
    'q=boiler+for+okafor&exact=1',
    'q=xylophone',
    'q=',
  ]) {
    await search(query, allowed);
  }
  await search('q=boiler', allowed, 'HEAD');
  await expect.poll(counts).toEqual(['no-result … ×1', 'search boiler for … ×1', 'search … ×1']);
});

test('where the search page is on another site, only the number of searches is counted', async () => {
  const { post, counts } = await openSite({ MAIN_SITE_URL: 'https://www.thistlemere.example' });
  await post([{ event: 'search' }, { event: 'search' }]);
  expect(await counts()).toEqual(['search  ×2']);
});

test('with every other back end elsewhere, counts are still stored in the site’s database', async () => {
  const elsewhere = 'http://127.0.0.1:9';
  const { post, counts } = await openSite({
    API_URL: elsewhere,
    ACCOUNT_API_URL: elsewhere,
    IDENTITY_URL: elsewhere,
  });
  expect(await post([meters])).toBe(204);
  expect(await counts()).toEqual(['page-view /help-and-support/meters ×1']);
});
