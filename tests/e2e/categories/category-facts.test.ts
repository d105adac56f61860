import { readFileSync } from 'node:fs';
import { brandFile } from '../../support/brand-dir.ts';
import { categoryIds } from '../../support/pages.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

type Feed = { data: { id: string; attributes: { 'meta-description': string } }[]; included: object[] };
const readFeed = () => JSON.parse(readFileSync(brandFile('help/categories.json'), 'utf8')) as Feed;

test('each category has its title, the feed’s meta description and its canonical address in the HTML', async ({
  page,
  baseURL,
}) => {
  for (const { id, attributes } of readFeed().data) {
    const html = (await (await page.goto(`/help-and-support/${id}`))?.text()) ?? '';
    const h1 = await page.getByRole('heading', { level: 1 }).textContent();
    expect(html).toContain(`<title>${h1} - Help &amp; Support - Thistlemere Energy</title>`);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/help-and-support/${id}"/>`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      attributes['meta-description'],
    );
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
      'href',
      '/help-and-support/',
    );
  }
});

test('the meta description follows the feed, and any markup in it is escaped', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const feed = readFeed();
  const words = 'New words "in quotes" <script>document.title=1</script> & more';
  for (const category of feed.data) category.attributes['meta-description'] = words;
  const site = await serveOwnSite({ content: { 'help/categories.json': feed } });
  for (const id of ['bills-and-payments', 'emergencies', 'smart-home']) {
    await open(`${site.url}/help-and-support/${id}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', words);
    await expect(page).toHaveTitle(/ - Help & Support - Thistlemere Energy$/);
  }
});

test('a category that the feed does not list, or lists without a description, has a page with the product’s own', async ({
  page,
  open,
  serveOwnSite,
}) => {
  const feed = readFeed();
  feed.data = feed.data.filter(({ id }) => id !== 'meters');
  for (const { id, attributes } of feed.data) if (id === 'breakdowns') attributes['meta-description'] = '';
  const site = await serveOwnSite({ content: { 'help/categories.json': feed } });
  expect((await open(`${site.url}/help-and-support/meters`))?.status()).toBe(200);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Read, check or change your meter',
  );
  await open(`${site.url}/help-and-support/breakdowns`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Boilers, radiators and frozen pipes',
  );
});

const unknown = [
  'nope',
  'Meters',
  'bills_and_payments',
  '__proto__',
  'constructor',
  'toString',
  'bills-and-payments%00',
  '%3Cscript%3E',
  'a'.repeat(500),
];
for (const id of unknown) {
  test(`the unknown category ${id.slice(0, 30)} sends the browser to the page-not-found page`, async ({
    request,
  }) => {
    const response = await request.get(`/help-and-support/${id}`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe('/page-not-found.html');
  });
}

withAndWithoutScripts(() => {
  test('a visitor to an unknown category sees the page-not-found page', async ({ page, open }) => {
    await open('/help-and-support/nope');
    await expect(page).toHaveURL('/page-not-found.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  });
});

test('a link inside the area to an unknown category opens the page-not-found page', async ({
  page,
  open,
}) => {
  await open('/help-and-support/meters');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/help-and-support/nope',
      textContent: 'Lost',
    });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Lost' }).click();
  await expect(page).toHaveURL('/page-not-found.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
});

test('the feed lists the twelve known categories', () => {
  expect(categoryIds).toHaveLength(12);
});
