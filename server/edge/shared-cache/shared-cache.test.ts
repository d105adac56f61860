import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { createPageCache, type PageVariables } from '../page-cache/page-cache.ts';
import { createSharedCache } from './shared-cache.ts';

const meters = '/help-and-support/meters';
const keys = { 'x-page-display': 'standard', 'x-page-consent': 'none' };
const freshForMs = 30_000;

type SiteResponse = { status?: 200 | 302 | 404 | 503; headers?: Record<string, string>; freshFor?: number };

/** A site whose pages show the cookies with which they were rendered. */
function siteWith({ isOn = true, networks = ['127.0.0.1'], rendered = {} as SiteResponse } = {}) {
  const clock = movableClock();
  const sharedCache = createSharedCache({ isOn, networks, clock });
  const app = new Hono<PageVariables>()
    .use(sharedCache.middleware)
    .use(createPageCache({ clock }).middleware)
    .all('*', (c) => {
      const { status = 200, headers = {}, freshFor = freshForMs } = rendered;
      c.set('freshUntil', clock.monotonic() + freshFor);
      return c.html(`cookies: ${c.req.header('cookie') ?? ''}`, status, headers);
    });
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await app.request(path, { method, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { get, clock, sharedCache };
}

const rules = (seconds: number) => `max-age=${seconds}, stale-while-revalidate=1, stale-if-error=86400`;
const forCaches = ['cdn-cache-control', 'surrogate-control', 'x-accel-expires', 'vary', 'cache-control'];
const rulesIn = (headers: Headers) => forCaches.map((name) => headers.get(name));
const stored = (seconds: number) => [
  rules(seconds),
  rules(seconds),
  String(seconds),
  'accept-encoding, x-page-display, x-page-consent',
  'no-cache',
];
const notStored = [null, null, null, 'Accept-Encoding, Cookie', 'no-cache'];

test('a cache that sends keys may store a page for as long as its content is fresh; browsers revalidate as usual', async () => {
  const { get, clock } = siteWith();
  expect(rulesIn((await get(meters, keys)).headers)).toEqual(stored(30));
  clock.pass(12_345);
  expect(rulesIn((await get(meters, keys)).headers)).toEqual(stored(17));
  clock.pass(freshForMs - 12_345 - 1);
  expect(rulesIn((await get(meters, keys)).headers), 'in the last second').toEqual(stored(1));
  clock.pass(1);
  expect(rulesIn((await get(meters, keys)).headers), 'rendered again').toEqual(stored(30));
});

test('a cache that has the page already gets 304, with the time that remains', async () => {
  const { get, clock } = siteWith();
  const { headers } = await get(meters, keys);
  clock.pass(10_000);
  const again = await get(meters, { ...keys, 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.text, ...rulesIn(again.headers)]).toEqual([304, '', ...stored(20)]);
});

test.each([
  ['standard', 'none', 'display='],
  ['standard', '1', 'display=; consent=1'],
  ['theme=dark', 'none', 'display=theme=dark'],
  [
    'text=large&contrast=more&theme=dark&motion=less',
    '1',
    'display=text=large&contrast=more&theme=dark&motion=less; consent=1',
  ],
])(
  'the keys %s and %s alone decide how the page is rendered, whatever the visitor’s cookies',
  async (display, consent, cookies) => {
    const cookie = 'display=motion=less; consent=1.performance; complaint-details=sealed; _ga=1';
    const page = await siteWith().get(meters, {
      cookie,
      'x-page-display': display,
      'x-page-consent': consent,
    });
    expect(page.text).toBe(`cookies: ${cookies}`);
  },
);

const own = 'consent=1; theirs=1';

test.each([
  ['another spelling of display settings', { ...keys, 'x-page-display': 'theme=dark&text=large' }],
  ['display settings that don’t exist', { ...keys, 'x-page-display': 'theme=pink' }],
  ['no display settings', { ...keys, 'x-page-display': '' }],
  ['another cookie in a key', { ...keys, 'x-page-display': 'theme=dark; __Host-nep=a.b.c' }],
  ['an older version of the question', { ...keys, 'x-page-consent': '0' }],
  ['a whole choice about cookies', { ...keys, 'x-page-consent': '1.performance' }],
  ['one key of two', { 'x-page-display': 'standard' }],
])(
  'with %s the page is rendered from the visitor’s cookies, and no cache may store it',
  async (_words, sent: Record<string, string>) => {
    const page = await siteWith().get(meters, { cookie: own, ...sent });
    expect([page.text, ...rulesIn(page.headers)]).toEqual([`cookies: ${own}`, ...notStored]);
  },
);

test.each([
  ['who is signed in', meters, '__Host-nep=a.b.c'],
  ['with an access token', meters, '__Host-uaa=a.b.c'],
  ['who dismissed a notice', '/help-and-support/', 'dismissed-notice=0a1b2c3d'],
  ['of the page about cookies', '/help-and-support/cookies', own],
  ['of a form', '/help-and-support/submit-meter-read', own],
  ['of a form below a category', '/help-and-support/bills-and-payments/compare-two-bills', own],
  ['of a preview', '/help-and-support/preview/meters/draft', own],
])('a visitor %s gets a page that no cache may store, even with keys', async (_words, path, cookie) => {
  const page = await siteWith().get(path, { cookie, ...keys });
  expect([page.text, ...rulesIn(page.headers)]).toEqual([`cookies: ${cookie}`, ...notStored]);
});

test('a dismissed notice changes no page but the help home', async () => {
  const page = await siteWith().get(meters, { cookie: 'dismissed-notice=0a1b2c3d', ...keys });
  expect(rulesIn(page.headers)).toEqual(stored(30));
});

test('tracking parameters change nothing, and a page with any other query is never stored', async () => {
  const { get } = siteWith();
  expect(rulesIn((await get(`${meters}?utm_source=mail`, keys)).headers)).toEqual(stored(30));
  for (const path of [
    `${meters}?page=2`,
    `${meters}?utm_source=mail&page=2`,
    '/search?q=boiler',
    '/',
    `${meters}.data`,
  ])
    expect((await get(path, { cookie: own, ...keys })).headers.has('cdn-cache-control'), path).toBe(false);
});

test.each<[string, SiteResponse]>([
  ['a redirect', { status: 302 }],
  ['a page that was not found', { status: 404 }],
  ['a page that failed', { status: 503 }],
  ['a page that sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['a page that is one visitor’s own', { headers: { 'cache-control': 'no-store' } }],
  ['a page of content that is stale', { freshFor: 0 }],
])('%s is stored by no cache', async (_words, rendered) => {
  const { headers } = await siteWith({ rendered }).get(meters, keys);
  expect(rulesIn(headers).slice(0, 3)).toEqual(['no-store', null, null]);
});

test.each([
  ['while SHARED_CACHE is off', { isOn: false }],
  ['from a proxy that is not trusted', { networks: ['192.0.2.1'] }],
])('%s, keys count for nothing', async (_words, given) => {
  const page = await siteWith(given).get(meters, { cookie: own, ...keys });
  expect([page.text, ...rulesIn(page.headers)]).toEqual([`cookies: ${own}`, ...notStored]);
});

test('a request without keys is answered as usual, before the framework', async () => {
  const { get } = siteWith();
  expect(rulesIn((await get(meters)).headers)).toEqual(notStored);
  const answer = (headers: Record<string, string>, isOn: boolean) =>
    siteWith({ isOn }).sharedCache.unlessKeyed(() => true)({ headers } as never, {} as never);
  expect([answer({}, true), answer(keys, true), answer(keys, false)]).toEqual([true, false, true]);
});
