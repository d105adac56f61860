import { expect, test } from 'vitest';
import { cachedSite, home, meters } from './cached-site.fixture.ts';

test.each([
  ['a page with what someone typed', `${meters}?q=my+name`],
  ['a page that is asked for with any other query', `${home}?page=2`],
  ['a page with a query besides tracking', `${home}?utm_source=mail&page=2`],
  ['the data of a page', '/help-and-support/meters.data'],
  ['the data of the help home', '/help-and-support/_root.data'],
  ['the search page of the main site', '/search?q=boiler'],
  ['the home of the main site', '/'],
  ['a page of the main site', '/energy/top-up'],
  ['a path that only begins like the area', '/help-and-support-us/'],
  ['an address longer than any of ours', `${home}${'x'.repeat(300)}`],
])('%s is rendered for each visitor', async (_, path) => {
  const { text } = cachedSite();
  await text(path);
  expect(await text(path)).toBe('<p>drawing 2</p>');
});

test.each([
  ['a page that sets a cookie', { headers: { 'set-cookie': 'display=text=large' } }],
  ['a page that was not found', { status: 404 as const }],
  ['a page that could not be rendered', { status: 503 as const }],
  ['anything that is not a page', { headers: { 'content-type': 'application/json' } }],
])('%s is not cached, and is passed on unchanged', async (_, response) => {
  const { app, text } = cachedSite(() => response);
  const first = await app.request(meters);
  expect(first.status).toBe('status' in response ? response.status : 200);
  expect(first.headers.has('etag')).toBe(false);
  if ('headers' in response) {
    expect(Object.fromEntries(first.headers)).toMatchObject(response.headers);
  }
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});

test('a private page (no-store) is rendered for each visit, and browsers may not store it', async () => {
  const { app, text } = cachedSite(() => ({ headers: { 'cache-control': 'no-store' } }));
  const first = await app.request(meters);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'the answer to %s is neither cached nor taken from the cache',
  async (method) => {
    const { app, text } = cachedSite();
    await app.request(meters, { method });
    expect(await text(meters)).toBe('<p>drawing 2</p>');
    expect(await (await app.request(meters, { method })).text()).toBe('<p>drawing 3</p>');
    expect(await text(meters)).toBe('<p>drawing 2</p>');
  },
);

/** 40 of these pages fit: each counts twice, for its compressed forms. */
const body = 'x'.repeat(1_000);
const mostBytes = 80_000;
const fitting = Array.from({ length: 40 }, (_, nth) => `/help-and-support/meters/article-${nth}`);

test('pages are cached up to a number of bytes: then the one rendered longest ago is evicted', async () => {
  const { text, renders } = cachedSite(() => ({ body }), mostBytes);
  for (const page of fitting) await text(page);
  for (const page of fitting) await text(page);
  expect(renders(), 'all of them are cached').toBe(40);
  await text(home);
  for (const page of [home, ...fitting.slice(1)]) await text(page);
  expect(renders(), 'pages 1 to 39 are still cached').toBe(41);
  await text(fitting[0] ?? '');
  expect(renders(), 'page 0 made room').toBe(42);
  await text(fitting[1] ?? '');
  expect(renders(), 'page 1 made room for page 0').toBe(43);
});

test('a page that is read again and again stays, however many others are read once', async () => {
  const { text, renders } = cachedSite(() => ({ body }), mostBytes);
  await text(home);
  for (let nth = 0; nth < 200; nth += 1) {
    await text(home);
    await text(`/help-and-support/meters/article-${nth}`);
  }
  expect(renders(), 'the help home once, and each of the others').toBe(201);
});

test('a page that is larger than the cache evicts no other', async () => {
  const { text, renders } = cachedSite(
    (path) => ({ body: path === meters ? 'x'.repeat(mostBytes) : body }),
    mostBytes,
  );
  await text(home);
  await text(meters);
  await text(home);
  expect(renders()).toBe(2);
});

test('the cache is limited by bytes, not by pages: a thousand small pages fit', async () => {
  const { text, renders } = cachedSite(() => ({ body: 'x'.repeat(10) }), mostBytes);
  const pages = Array.from({ length: 1_000 }, (_, nth) => `/help-and-support/meters/article-${nth}`);
  for (const page of pages) await text(page);
  for (const page of pages) await text(page);
  expect(renders()).toBe(1_000);
});

test('pages made of stale content are not cached, and evict no cached page', async () => {
  const { text } = cachedSite((path) => (path === home ? {} : { freshFor: 0 }));
  await text(home);
  for (let nth = 0; nth < 500; nth += 1) await text(`/help-and-support/meters/article-${nth}`);
  expect(await text('/help-and-support/meters/article-499')).toBe('<p>drawing 502</p>');
  expect(await text(home)).toBe('<p>drawing 1</p>');
});

test('a page that is rendered again counts as new, and its size counts only once', async () => {
  const { text, clock, renders } = cachedSite(() => ({ body }), mostBytes);
  for (const page of fitting) await text(page);
  clock.pass(60_000);
  await text(fitting[0] ?? '');
  await text(home);
  const before = renders();
  await text(fitting[0] ?? '');
  await text(home);
  expect(renders()).toBe(before);
});
