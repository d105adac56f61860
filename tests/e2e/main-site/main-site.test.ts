import { expect, test } from '../../support/site-test.ts';

// The main site works without scripts.
test.use({ javaScriptEnabled: false });

test('the main site’s home says whose it is, gives the number and links to help', async ({ page, open }) => {
  expect((await open('/'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thistlemere Energy');
  await expect(page.getByRole('region', { name: 'Ring us' })).toContainText('0808 157 0822');
  await page.getByRole('link', { name: 'Go to help and support' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
});

test('the page-not-found page answers 404, and offers a search, ways on and the emergency numbers', async ({
  page,
  open,
}) => {
  expect((await open('/page-not-found.html'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found - Thistlemere Energy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  const main = page.getByRole('main');
  for (const label of ['Help home', 'Bills and payments', 'Meters', 'Contact us']) {
    await expect(main.getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  const urgent = page.getByRole('region', { name: 'Is it an emergency?' });
  await expect(urgent.getByRole('link')).toHaveText(['0800 111 999', '105', '0808 157 0811']);
  await main.getByLabel('Search help').fill('top up');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fpage-not-found.html');
});

test('a page is found with a trailing slash too', async ({ request }) => {
  expect((await request.get('/energy/')).status()).toBe(200);
});

for (const path of [
  '/nowhere',
  '/energy/nowhere',
  '/page-not-found',
  '/%2e%2e%2fpackage.json',
  '/%',
  '/energy%00',
  '/__proto__',
  `/${'a'.repeat(3000)}`,
]) {
  test(`the unknown path ${path.slice(0, 30)} answers 404 with the page-not-found page`, async ({
    request,
  }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('We can’t find that page');
  });
}

test('pages of the embedded main site are excluded from search engines', async ({ request }) => {
  for (const path of ['/', '/energy', '/page-not-found.html', '/search?q=bill']) {
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('robots.txt excludes searches and names the sitemap', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n');
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /search',
    'Disallow: /help-and-support/sign-in',
    'Disallow: /identity/',
    `Sitemap: ${baseURL}/help-and-support/sitemap.xml`,
    '',
  ]);
});
