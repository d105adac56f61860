import { expect, test, type Page } from '@playwright/test';
import { anArticle } from '../../support/article-files.ts';
import { whenHydrated } from '../../support/hydration.ts';
import { withMotion } from '../../support/motion.ts';
import { watchProblems } from '../../support/page-problems.ts';

test.use(withMotion);

declare global {
  interface Window {
    sameDocument?: true;
  }
}

const article = anArticle(({ path }) => path.endsWith('/your-bill-line-by-line'));
const category = '/help-and-support/meters';

/** Opens a page and marks its document, so that a reload would show. */
async function openMarked(page: Page, path: string) {
  await page.goto(path);
  await whenHydrated(page);
  await page.evaluate(() => (window.sameDocument = true));
}

const isSameDocument = (page: Page) => page.evaluate(() => window.sameDocument === true);

test('a link inside an article opens without a reload, announces the new title and moves focus to its heading', async ({
  page,
}) => {
  const problems = watchProblems(page);
  await openMarked(page, article.path);
  const link = page.getByRole('article').locator('a[href^="/help-and-support/bills-and-payments/"]').first();
  const to = (await link.getAttribute('href')) ?? '';
  const { title } = anArticle(({ path }) => path === to);
  await link.click();
  await expect(page).toHaveURL(to);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${title} - Help & Support - Thistlemere Energy`);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(problems).toEqual([]);
});

test('a link of the side menu opens its category without a reload', async ({ page }) => {
  await openMarked(page, category);
  const menu = page.getByRole('navigation', { name: 'Help categories' });
  await menu.getByRole('link', { name: 'Pay as you go' }).click();
  await expect(page).toHaveURL('/help-and-support/pay-as-you-go');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay as you go' })).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Pay as you go' })).toHaveAttribute('aria-current', 'page');
  expect(await isSameDocument(page)).toBe(true);
});

test('the back button returns to the previous page and scroll position, and forward works too', async ({
  page,
}) => {
  await openMarked(page, article.path);
  // The browser moves the page by a pixel or two when the font comes in place of the fallback.
  await page.evaluate(async () => void (await document.fonts.ready));
  const link = page.locator('.related a').first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(article.path);
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await expect(page).toHaveTitle(`${article.title} - Help & Support - Thistlemere Energy`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goForward();
  await expect(page).toHaveURL(to);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to the main site, a new tab and a place on the same page use the browser’s own navigation', async ({
  page,
  context,
}) => {
  await openMarked(page, article.path);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#next$/);
  expect(await isSameDocument(page)).toBe(true);

  const opened = context.waitForEvent('page');
  await page
    .locator('.related a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/#next$/);

  await page.getByRole('banner').getByRole('link', { name: 'Energy', exact: true }).click();
  await expect(page).toHaveURL('/energy');
  expect(await isSameDocument(page)).toBe(false);
});

test('a page that fails to load during navigation shows an error, with the emergency numbers', async ({
  page,
}) => {
  await openMarked(page, article.path);
  await page.route('**/*.data*', (route) => route.abort());
  await page.locator('.related a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sorry, we can’t show this page at the moment',
  );
  await expect(page.getByRole('main').getByRole('link', { name: '0800 111 999' })).toBeVisible();
});
