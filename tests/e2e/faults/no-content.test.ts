import { expectAccessible } from '../../support/axe.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';
import { failingModes } from '../../support/unreliable-content.ts';

const article = '/help-and-support/meters/economy-7-meters';

// These tests cause failures: responses with status 503.
test.use({ expectedProblem: /status of 503/ });

for (const mode of failingModes) {
  test(`with content never read and a service that is ${mode}, the designed page shows the national numbers, with status 503`, async ({
    page,
    open,
    serveSiteOnFailingContent,
  }) => {
    const site = await serveSiteOnFailingContent(mode);
    for (const path of [article, '/help-and-support/extra-support', '/help-and-support/submit-meter-read']) {
      expect((await open(`${site.url}${path}`))?.status(), path).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry, we can’t show this page at the moment',
      );
      await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveText(['0800 111 999', '105']);
    }
  });
}

withAndWithoutScripts(() => {
  test('an article that can’t be fetched shows the designed page, with status 503, all three numbers and ways on', async ({
    page,
    open,
    serveSiteOnFailingContent,
  }) => {
    const site = await serveSiteOnFailingContent('error', /^\/help\//);
    expect((await open(site.url + article))?.status()).toBe(503);
    await expect(page).toHaveTitle('Sorry, we can’t show this page - Help & Support - Thistlemere Energy');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Sorry, we can’t show this page at the moment',
    );
    const numbers = main.locator('.numbers').getByRole('link');
    await expect(numbers).toHaveText(['0800 111 999', '105', '0808 157 0811']);
    for (const number of await numbers.all()) {
      await expect(number).toHaveAttribute(
        'href',
        `tel:${(await number.textContent())?.replaceAll(' ', '')}`,
      );
    }
    await expect(main.getByRole('link', { name: '0808 157 0822' })).toHaveAttribute(
      'href',
      'tel:08081570822',
    );
    await expect(page.getByRole('contentinfo')).toContainText('Thistlemere Energy Limited');
    await main.getByRole('link', { name: 'Go to help home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  });
});

for (const [name, paths] of [
  ['with the supplier’s brand', /^\/help\//],
  ['without it', undefined],
] as const) {
  test(`the page for content that can’t be fetched is accessible on a phone, ${name}`, async ({
    page,
    open,
    serveSiteOnFailingContent,
  }) => {
    const site = await serveSiteOnFailingContent('error', paths);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(site.url + article);
    await expectAccessible(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('a link to an unavailable article shows the designed error page inside the current page', async ({
  page,
  open,
  serveOwnSite,
  startContentService,
}) => {
  const content = await startContentService();
  const site = await serveOwnSite({ env: { CONTENT_URL: content.url } });
  content.setMode('error', /economy-7/);
  await open(`${site.url}/help-and-support/meters`);
  await page.getByRole('main').getByRole('link', { name: 'Economy 7 meters, explained' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry, we can’t show this page at the moment',
  );
  await expect(page.getByRole('main').locator('.numbers').getByRole('link')).toHaveCount(3);
  await expect(page).toHaveTitle('Sorry, we can’t show this page - Help & Support - Thistlemere Energy');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a page outside the area, and the sitemap, also answer 503 when they are unavailable', async ({
  page,
  open,
  serveSiteOnFailingContent,
  request,
}) => {
  const site = await serveSiteOnFailingContent('down');
  expect((await open(`${site.url}/energy`))?.status()).toBe(503);
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveText(['0800 111 999', '105']);
  expect((await request.get(`${site.url}/help-and-support/sitemap.xml`)).status()).toBe(503);
});
