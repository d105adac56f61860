import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { undecided } from '../../support/consent.ts';
import { areaPages, mainSitePages } from '../../support/pages.ts';

// A first visit, including the question about cookies.
test.use({ ...undecided, newBrowserContext: true });

const article = pickArticle(({ isRich }) => isRich);
const area = [...areaPages, ...articleFiles.map(({ path }) => path)];
/** The numbers must be there before a slow connection has delivered the rest. EXPERIENCE "Everywhere". */
const firstBytes = 6_000;

test('the emergency numbers are links in the first bytes of every page', async ({ request }) => {
  for (const path of [...area, ...mainSitePages]) {
    const start = (await (await request.get(path)).body()).subarray(0, firstBytes).toString();
    expect(start, path).toContain('href="tel:0800111999"');
    expect(start, path).toContain('href="tel:105"');
    expect(start, path).toContain('>0800 111 999<');
  }
});

test('a page is the same bytes each time it is rendered', async ({ request }) => {
  for (const path of [article.path, '/help-and-support/', '/help-and-support/emergencies']) {
    // With a query no page is cached, so each response is rendered again.
    const [first, second] = [
      await request.get(`${path}?drawn=again`),
      await request.get(`${path}?drawn=again`),
    ];
    expect(await second.text(), path).toBe(await first.text());
    expect(second.headers()['content-security-policy'], path).toBe(
      first.headers()['content-security-policy'],
    );
    const [cached, cachedAgain] = [await request.get(path), await request.get(path)];
    expect(await cachedAgain.text(), path).toBe(await cached.text());
  }
});

test('a browser that has the page already gets 304, without the page', async ({ request }) => {
  const first = await request.get(article.path);
  const etag = first.headers()['etag'] ?? '';
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(first.headers()['cache-control']).toBe('no-cache');
  const again = await request.get(article.path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
  const other = await request.get(articleFiles[0]?.path ?? '', {
    headers: { 'if-none-match': '"something-else"' },
  });
  expect(other.status()).toBe(200);
});

test('no page preloads its scripts', async ({ request }) => {
  for (const path of area) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('modulepreload');
    expect(html, path).not.toMatch(/<script[^>]+src=/);
  }
});

test('every response, redirects and files included, carries the security headers', async ({ request }) => {
  const stylesheet = /href="([^"]+\.css)"/.exec(await (await request.get(article.path)).text())?.[1] ?? '';
  for (const path of [
    ...area,
    ...mainSitePages,
    stylesheet,
    '/help-and-support/no-such-category',
    '/healthz',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers, path).not.toHaveProperty('server');
  }
});

test('files of the build are cached permanently, and pages are revalidated', async ({ request }) => {
  const html = await (await request.get(article.path)).text();
  const files = [...html.matchAll(/href="([^"]+\.(?:css|woff2))"/g)].map((match) => match[1] ?? '');
  // The font, and the style sheets of the frame and of the page.
  expect(files).toHaveLength(5);
  for (const file of files) {
    expect((await request.get(file)).headers()['cache-control'], file).toBe(
      'public, max-age=31536000, immutable',
    );
  }
});
