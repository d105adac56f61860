import { expect, test } from 'vitest';
import type { MainSitePage, InfoPage } from '#contracts/main-site.ts';
import type { SearchResults } from '#contracts/search.ts';
import { createMainSite, type MainSiteDeps } from './main-site.ts';

const topUp: InfoPage = {
  path: '/energy/top-up',
  title: 'Top up',
  about: 'You can top up here.',
  helpLinks: [],
};
const powerCut = {
  id: 'power-cut',
  title: 'Power cut?',
  step: 'Call',
  page: { label: 'More', href: '/more' },
};
const noResults: SearchResults = { term: 'boiler', total: 0, page: 1, pages: 1, results: [], categories: [] };

/** The main site with these parts replaced; each page is rendered as the JSON of what it should show. */
function siteWith(parts: Partial<MainSiteDeps> = {}) {
  const searched: unknown[] = [];
  const site = createMainSite({
    render: async (page, request) => ({
      html: JSON.stringify({ page, cookie: request.headers.get('cookie') }),
      showsVisitor: request.headers.get('cookie') === 'a visitor',
    }),
    pages: async () => [topUp],
    search: async (request) => {
      searched.push(request);
      return noResults;
    },
    topAnswers: async () => [powerCut],
    publicUrl: 'https://www.larkfield.example',
    ...parts,
  });
  /** What is shown at a path. */
  const show = async (path: string): Promise<{ status: number; page: MainSitePage }> => {
    const response = await site.request(path);
    const drawn = JSON.parse(await response.text()) as { page: MainSitePage };
    return { status: response.status, page: drawn.page };
  };
  return { site, show, searched };
}

test.each([
  ['/', 200, { kind: 'home' }],
  ['/page-not-found.html', 404, { kind: 'not-found' }],
  ['/energy/top-up', 200, { kind: 'info', info: topUp }],
  ['/energy/top-up/', 200, { kind: 'info', info: topUp }],
  ['/energy/top-up?from=help', 200, { kind: 'info', info: topUp }],
  ['/energy', 404, { kind: 'not-found' }],
  ['/energy/top-up/more', 404, { kind: 'not-found' }],
  ['/ENERGY/TOP-UP', 404, { kind: 'not-found' }],
  ['/constructor', 404, { kind: 'not-found' }],
])('%s returns %i and its page (CONTRACTS reading 11)', async (path, status, page) => {
  expect(await siteWith().show(path)).toEqual({ status, page });
});

test('every page is HTML, rendered for the visitor’s own cookies, and revalidated by browsers', async () => {
  for (const path of ['/', '/page-not-found.html', '/energy/top-up', '/search?q=boiler', '/nothing']) {
    const response = await siteWith().site.request(path, { headers: { cookie: 'display=text=large' } });
    expect(response.headers.get('content-type'), path).toContain('text/html');
    expect(response.headers.get('cache-control'), path).toBe('no-cache');
    expect(await response.json(), path).toMatchObject({ cookie: 'display=text=large' });
  }
});

test('a page that shows who is signed in is not cached anywhere', async () => {
  for (const path of [
    '/',
    '/page-not-found.html',
    '/energy/top-up',
    '/search?q=boiler',
    '/search?q=',
    '/nothing',
  ]) {
    const response = await siteWith().site.request(path, { headers: { cookie: 'a visitor' } });
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
});

test('while the list of pages can’t be fetched, a page is unavailable, not unknown', async () => {
  const site = siteWith({ pages: () => Promise.reject(new Error('down')) });
  expect(await site.show('/energy/top-up')).toEqual({ status: 503, page: { kind: 'unavailable' } });
  expect((await site.show('/')).status).toBe(200);
});

test('a search shows the results for the term (SPEC §2 "Search")', async () => {
  const { show, searched } = siteWith();
  const asked = '/search?q=+boiler+&page=2&category=breakdowns&exact=1&initiated=%2Fhelp-and-support%2F';
  expect(await show(asked)).toEqual({
    status: 200,
    page: {
      kind: 'search',
      request: {
        term: 'boiler',
        page: 2,
        category: 'breakdowns',
        exact: true,
        from: '/help-and-support/',
      },
      results: noResults,
    },
  });
  expect(searched).toEqual([
    { term: 'boiler', page: 2, category: 'breakdowns', exact: true, from: '/help-and-support/' },
  ]);
});

test('a search without a category searches all of them', async () => {
  const { show, searched } = siteWith();
  await show('/search?q=boiler');
  expect(searched).toEqual([{ term: 'boiler', page: 1, exact: false, from: '' }]);
});

test.each(['/search', '/search?initiated=%2F'])(
  '%s has no term yet: it shows the top answers, and searches nothing',
  async (path) => {
    const { show, searched } = siteWith();
    const { status, page } = await show(path);
    expect(status).toBe(200);
    expect(page).toMatchObject({ kind: 'search', topAnswers: [powerCut] });
    expect(page).not.toHaveProperty('problem');
    expect(searched).toEqual([]);
  },
);

test.each(['/search?q=', '/search?q=++%0A'])(
  '%s reports that the term is missing (SPEC §5: required), shows the top answers, and searches nothing',
  async (path) => {
    const { show, searched } = siteWith();
    expect(await show(path)).toMatchObject({
      status: 422,
      page: { kind: 'search', problem: 'Enter what you’re looking for', topAnswers: [powerCut] },
    });
    expect(searched).toEqual([]);
  },
);

test('a term of more than 2000 characters is refused (SPEC §5, §9), and one of 2000 is searched', async () => {
  const { show, searched } = siteWith();
  const tooLong = await show(`/search?q=${'x'.repeat(2001)}`);
  expect(tooLong).toMatchObject({
    status: 422,
    page: { problem: 'Search must be 2000 characters or fewer' },
  });
  expect(searched).toEqual([]);
  expect((await show(`/search?q=${'x'.repeat(2000)}`)).status).toBe(200);
});

test('while the search is unavailable, its page is a 503 without results', async () => {
  const { status, page } = await siteWith({ search: async () => undefined }).show('/search?q=boiler');
  expect(status).toBe(503);
  expect(page).toMatchObject({ kind: 'search', request: { term: 'boiler' } });
  expect(page).not.toHaveProperty('results');
  expect(page).not.toHaveProperty('topAnswers');
});

test('robots.txt excludes pages and names the site map', async () => {
  const response = await siteWith().site.request('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toBe(
    'User-agent: *\nDisallow: /search\nDisallow: /help-and-support/sign-in\nDisallow: /identity/\nSitemap: https://www.larkfield.example/help-and-support/sitemap.xml\n',
  );
});
