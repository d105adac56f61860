import { expect, test } from '../../support/base-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const notFound = '/page-not-found.html';
const article = '/help-and-support/meters/economy-7-meters';
const unknown = [
  { what: 'an unknown category', path: '/help-and-support/no-such-category' },
  { what: 'an article in an unknown category', path: '/help-and-support/no-such-category/economy-7-meters' },
  { what: 'an unknown article', path: '/help-and-support/meters/no-such-article' },
  { what: 'an article of another category', path: '/help-and-support/my-account/economy-7-meters' },
  { what: 'a name that objects have by birth', path: '/help-and-support/constructor/toString' },
  { what: 'a way out of the content folder', path: '/help-and-support/meters/..%2F..%2Fbrand' },
  { what: 'an unknown route', path: '/help-and-support/meters/economy-7-meters/more/and/more' },
];

for (const { what, path } of unknown) {
  test(`${what} redirects to the page-not-found page, which answers 404`, async ({ request }) => {
    const redirect = await request.get(path, { maxRedirects: 0 });
    expect(redirect.status()).toBe(302);
    expect(redirect.headers()['location']).toBe(notFound);
    const response = await request.get(path);
    expect(new URL(response.url()).pathname).toBe(notFound);
    expect(response.status()).toBe(404);
  });

  test(`a link to ${what} ends at the page-not-found page too`, async ({ page }) => {
    await page.goto(article);
    await waitForScripts(page);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: 'A link that has gone stale' });
      document.querySelector('article')?.prepend(link);
    }, path);
    await page.getByRole('link', { name: 'A link that has gone stale' }).click();
    await page.waitForURL(notFound);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(article);
  });
}

test('the page-not-found page gives ways on, a search and the emergency numbers', async ({ page }) => {
  await page.goto('/help-and-support/meters/no-such-article');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Help home' })).toBeVisible();
  await expect(main.getByRole('link', { name: '0800 111 999' })).toHaveAttribute('href', 'tel:0800111999');
  await expect(main.getByRole('link', { name: '105', exact: true })).toHaveAttribute('href', 'tel:105');
  await main.getByRole('searchbox').fill('economy 7');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=economy+7&initiated=%2Fpage-not-found.html');
});
