import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { cachedSite, freshForMs, home, meters } from './cached-site.fixture.ts';
import { createPageCache, type PageVariables } from './page-cache.ts';

test('a page is rendered once and served from the cache while its content is fresh (SPEC §9: 30 s)', async () => {
  const { text, clock, renders } = cachedSite();
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  clock.pass(freshForMs - 1);
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  expect(renders()).toBe(1);
});

test('once its content is stale, the page is rendered again, and that rendering is cached', async () => {
  const { text, clock } = cachedSite();
  await text(meters);
  clock.pass(freshForMs);
  expect(await text(meters)).toBe('<p>drawing 2</p>');
  clock.pass(freshForMs - 1);
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});

test('a page whose handler does not set its freshness is never cached', async () => {
  let renderCount = 0;
  const app = new Hono<PageVariables>()
    .use(createPageCache({ clock: movableClock() }).middleware)
    .get('*', (c) => c.html(`<p>drawing ${(renderCount += 1)}</p>`));
  await app.request(meters);
  expect(await (await app.request(meters)).text()).toBe('<p>drawing 2</p>');
});

test('pages are cached by their whole path', async () => {
  const { text } = cachedSite();
  const paths = [home, meters, `${meters}/economy-7-meters`, '/help-and-support/my-account'];
  for (const path of paths) await text(path);
  expect(await Promise.all(paths.map((path) => text(path)))).toEqual(
    paths.map((_, index) => `<p>drawing ${index + 1}</p>`),
  );
});

test('the browser must revalidate each time, and proxies learn what the page varies by', async () => {
  const { get } = cachedSite();
  const first = await get(meters);
  const second = await get(meters);
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.get('content-type')).toContain('text/html');
  }
});

test('the first answer and the cached one carry the same headers, whatever the page set', async () => {
  const own = {
    'cache-control': 'public, max-age=60',
    'content-length': '3',
    'content-security-policy': "default-src 'none'",
    link: '</a.css>; rel=preload',
    vary: 'Origin',
  };
  const { get } = cachedSite(() => ({ body: 'abc', headers: own }));
  const first = await get(meters, { 'accept-encoding': 'br' });
  const second = await get(meters, { 'accept-encoding': 'br' });
  expect(Object.fromEntries(first.headers)).toEqual(Object.fromEntries(second.headers));
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': own['content-security-policy'],
    link: own.link,
    vary: 'Accept-Encoding, Cookie',
  });
  expect(first.headers.has('content-length')).toBe(false);
});

test('HEAD is answered from the cached page, without its body', async () => {
  const { app, get, renders } = cachedSite();
  const page = await get(meters);
  const head = await app.request(meters, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([
    200,
    page.headers.get('etag'),
    '',
  ]);
  expect(renders()).toBe(1);
});

test('a HEAD before any GET has the headers of the GET, no body, and leaves the whole page in the cache', async () => {
  const { app, get, text } = cachedSite();
  const head = await app.request(meters, { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries((await get(meters)).headers));
  expect(await text(meters)).toBe('<p>drawing 1</p>');
});

test('setting the wall clock back a day does not extend the life of a page', async () => {
  const { text, clock } = cachedSite();
  await text(meters);
  clock.setBack(24 * 60 * 60 * 1000);
  clock.pass(freshForMs - 1);
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  clock.pass(1);
  expect(await text(meters)).toBe('<p>drawing 2</p>');
});
