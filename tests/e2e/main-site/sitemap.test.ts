import { feedOf } from '../../support/category-feed.ts';
import { areaPages, articles } from '../../support/pages.ts';
import { expect, test } from '../../support/site-test.ts';

/** Steps within a journey, or closed outside their window: not for search engines. */
const leftOut = new Set([
  '/help-and-support/make-a-complaint-select-energy',
  '/help-and-support/submit-meter-read',
  '/help-and-support/was-this-useful',
]);

test('the sitemap is XML and lists every page and article of the area once, and all of them exist', async ({
  request,
  page,
  baseURL,
}) => {
  const response = await request.get('/help-and-support/sitemap.xml');
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const read = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const isBroken = document.querySelector('parsererror') !== null;
    return {
      isBroken,
      namespace: document.documentElement.namespaceURI,
      places: [...document.querySelectorAll('url > loc')].map((place) => place.textContent),
    };
  }, xml);
  expect(read.isBroken).toBe(false);
  expect(read.namespace).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const wanted = [...areaPages, ...articles.map(({ path }) => path)].filter((path) => !leftOut.has(path));
  expect(read.places.toSorted()).toEqual(wanted.map((path) => `${baseURL}${path}`).toSorted());
  for (const place of read.places)
    expect((await request.get(place, { maxRedirects: 0 })).status(), place).toBe(200);
});

test('the sitemap lists an article that the feed adds', async ({ serveOwnSite, request }) => {
  const feed = feedOf({
    id: 'meters',
    description: 'Meters.',
    articles: [{ label: 'New', link: 'economy-7-meters' }],
  });
  const site = await serveOwnSite({ content: { 'help/categories.json': feed } });
  const xml = await (await request.get(`${site.url}/help-and-support/sitemap.xml`)).text();
  expect(xml).toContain(`<loc>${site.url}/help-and-support/meters/economy-7-meters</loc>`);
  expect(xml).not.toContain('why-is-my-bill-higher');
});
