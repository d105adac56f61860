import { expect, test } from 'vitest';
import { cachedSite, freshForMs, home, meters } from './cached-site.fixture.ts';
import { sharedRenderWaitMs, staleWhileRevalidateMs } from './page-cache.ts';

const times = <T>(count: number, make: (nth: number) => T) =>
  Array.from({ length: count }, (_, nth) => make(nth));

/** A site that, after `hold`, renders no page until `release`. */
function pausableSite(response = {}) {
  const waiting: (() => void)[] = [];
  let isHolding = false;
  const site = cachedSite(async () => {
    if (isHolding) await new Promise<void>((resolve) => waiting.push(resolve));
    return response;
  });
  return {
    ...site,
    hold: () => void (isHolding = true),
    /** Finishes the waiting renderings; later ones do not wait. */
    release: () => {
      isHolding = false;
      waiting.splice(0).forEach((resolve) => resolve());
    },
  };
}

test('a thousand visitors at the moment when content turns stale cost one rendering, and only one of them waits for it', async () => {
  const { text, clock, renders, hold, release } = pausableSite();
  await text(meters);
  clock.pass(freshForMs);
  hold();
  const first = text(meters);
  const others = await Promise.all(times(999, () => text(meters)));
  expect(new Set(others)).toEqual(new Set(['<p>drawing 1</p>']));
  release();
  expect(await first).toBe('<p>drawing 2</p>');
  expect(await text(meters)).toBe('<p>drawing 2</p>');
  expect(renders()).toBe(2);
});

test('a page that turned stale a while ago is sent to nobody: one request renders it, and all others wait for it', async () => {
  const { text, clock, renders } = cachedSite();
  await text(meters);
  clock.pass(freshForMs + staleWhileRevalidateMs);
  const pages = await Promise.all(times(100, () => text(meters)));
  expect(new Set(pages)).toEqual(new Set(['<p>drawing 2</p>']));
  expect(renders()).toBe(2);
});

test('a rendering that takes long does not prolong the life of the stale page', async () => {
  const { text, clock, hold, release } = pausableSite();
  await text(meters);
  clock.pass(freshForMs);
  hold();
  const first = text(meters);
  clock.pass(staleWhileRevalidateMs - 1);
  expect(await text(meters)).toBe('<p>drawing 1</p>');
  clock.pass(1);
  const late = text(meters);
  release();
  expect(await Promise.all([first, late])).toEqual(['<p>drawing 2</p>', '<p>drawing 2</p>']);
});

test('a page that stops being valid, such as one with a notice that ends, is sent to nobody after that moment', async () => {
  const { text, clock } = cachedSite(() => ({ freshFor: 10_000, validFor: 10_000 }));
  await text(home);
  clock.pass(9_999);
  expect(await text(home)).toBe('<p>drawing 1</p>');
  clock.pass(1);
  expect(await Promise.all([text(home), text(home)])).toEqual(['<p>drawing 2</p>', '<p>drawing 2</p>']);
});

test('the first rendering of a page is shared by all requests that arrive meanwhile', async () => {
  const { text, renders } = cachedSite();
  const pages = await Promise.all(times(1_000, () => text(meters)));
  expect(new Set(pages)).toEqual(new Set(['<p>drawing 1</p>']));
  expect(renders()).toBe(1);
});

test('content that turns stale while a page is being rendered costs one more rendering, and not one for each visitor', async () => {
  const { text, clock, renders, hold, release } = pausableSite({ freshFor: -10 });
  hold();
  const first = times(100, () => text(meters));
  clock.pass(20);
  release();
  expect(new Set(await Promise.all(first))).toEqual(new Set(['<p>drawing 1</p>']));
  hold();
  const next = text(meters);
  expect(await text(meters), 'stale for 10 ms only').toBe('<p>drawing 1</p>');
  release();
  expect(await next).toBe('<p>drawing 2</p>');
  expect(renders()).toBe(2);
});

test('while newer content is not available, simultaneous requests share a rendering, and no later request gets it', async () => {
  const { text, renders } = cachedSite(() => ({ freshFor: -Infinity }));
  for (const nth of [1, 2]) {
    const pages = await Promise.all(times(100, () => text(meters)));
    expect(new Set(pages)).toEqual(new Set([`<p>drawing ${nth}</p>`]));
  }
  expect(renders()).toBe(2);
});

test('requests that wait for a page do not get it if it is no longer valid by the time it is rendered', async () => {
  const { text, clock, renders, hold, release } = pausableSite({ freshFor: -10, validFor: -10 });
  hold();
  const waiting = times(2, () => text(meters));
  clock.pass(20);
  release();
  expect(await Promise.all(waiting)).toEqual(['<p>drawing 1</p>', '<p>drawing 2</p>']);
  expect(renders()).toBe(2);
});

test('a page that turns out to be private to one visitor is rendered for each visitor who waited', async () => {
  let isOwn = false;
  const { text, clock } = cachedSite(() => (isOwn ? { headers: { 'cache-control': 'no-store' } } : {}));
  await text(meters);
  clock.pass(freshForMs + staleWhileRevalidateMs);
  isOwn = true;
  const pages = await Promise.all(times(3, () => text(meters)));
  expect(new Set(pages).size).toBe(3);
});

test('a page that has become private is no longer the last good one', async () => {
  let isOwn = false;
  const { text, clock } = cachedSite(() => (isOwn ? { headers: { 'cache-control': 'no-store' } } : {}));
  await text(meters);
  clock.pass(freshForMs);
  isOwn = true;
  await text(meters);
  expect(await Promise.all([text(meters), text(meters)])).not.toContain('<p>drawing 1</p>');
});

test('a page that was private last time is rendered for each visitor separately', async () => {
  const { text, renders, hold, release } = pausableSite({ headers: { 'cache-control': 'no-store' } });
  await text(meters);
  hold();
  const slow = text(meters);
  const other = text(meters);
  await new Promise((resolve) => setImmediate(resolve));
  expect(renders(), 'the other one’s has begun').toBe(3);
  release();
  expect(await Promise.all([slow, other])).toEqual(['<p>drawing 2</p>', '<p>drawing 3</p>']);
});

test('when a rendering fails, one of the waiting requests renders the page for the others', async () => {
  let failures = 2;
  const { get, renders } = cachedSite(() => (failures-- > 0 ? { status: 503 } : {}));
  const responses = await Promise.all(times(100, () => get(meters)));
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(2);
  expect(renders()).toBe(3);
});

test('a visitor waits for another’s rendering a second at most, and that second counts as waiting for content', async () => {
  const { app, text, renders, clock, hold, release } = pausableSite();
  hold();
  const hanging = text(meters);
  const since = performance.now();
  const other = app.request(meters);
  await expect.poll(renders, { timeout: 3 * sharedRenderWaitMs }).toBe(2);
  expect(performance.now() - since).toBeGreaterThanOrEqual(sharedRenderWaitMs - 1);
  release();
  expect((await other).headers.get('waiting-since')).toBe(String(clock.monotonic()));
  expect(await hanging).toBe('<p>drawing 1</p>');
});

test('a cancelled request does not remove a cached page', async () => {
  const leaving = new AbortController();
  let hasLeft = false;
  const { app, text, clock } = cachedSite(() => ({ status: hasLeft ? 400 : 200 }));
  await text(meters);
  clock.pass(freshForMs);
  hasLeft = true;
  leaving.abort();
  await app.request(meters, { signal: leaving.signal });
  hasLeft = false;
  expect(await Promise.all([text(meters), text(meters)])).toEqual(['<p>drawing 3</p>', '<p>drawing 1</p>']);
});
