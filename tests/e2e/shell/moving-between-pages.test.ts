import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const article = pickArticle(({ path }) => path.endsWith('/your-bill-line-by-line'));
const category = '/help-and-support/bills-and-payments';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Help categories' });

/** Adds a link to the beginning of the page. */
const addLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a');
    Object.assign(link, { href: to, textContent: 'A link of the test' });
    document.querySelector('main')?.prepend(link);
  }, href);

test('a link inside an article opens the next one at its top, with its title', async ({ page, open }) => {
  await open(article.path);
  const link = page.getByRole('article').locator('a[href^="/help-and-support/bills-and-payments/"]').first();
  const to = (await link.getAttribute('href')) ?? '';
  const { title } = pickArticle(({ path }) => path === to);
  await link.click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(`${title} - Help & Support - Thistlemere Energy`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a link of the side menu opens its category and marks it', async ({ page, open }) => {
  await open(category);
  await menu(page).getByRole('link', { name: 'Pay as you go' }).click();
  await expect(page).toHaveURL('/help-and-support/pay-as-you-go');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay as you go' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Pay as you go' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a link to an answer on another page opens it there', async ({ page, open }) => {
  await open(category);
  await addLink(page, '/help-and-support/probate#executor');
  await page.getByRole('link', { name: 'A link of the test' }).click();
  await expect(page).toHaveURL('/help-and-support/probate#executor');
  await expect(page.locator('#executor')).toBeVisible();
  await expect(page.locator('#executor')).toBeInViewport();
});

test('going back returns to the page before, with its title and scroll position', async ({ page, open }) => {
  await open(article.path);
  const link = page.locator('.related a').first();
  await link.scrollIntoViewIfNeeded();
  const to = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL(article.path);
  await expect(page).toHaveTitle(`${article.title} - Help & Support - Thistlemere Energy`);
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(page).toHaveURL(to);
});

test('a link to a place on the same page stays in the document', async ({ page, open }) => {
  await open(article.path);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#next$/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('a link to the main site leaves the area', async ({ page, open }) => {
  await open('/help-and-support/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Energy' }).click();
  await expect(page).toHaveURL('/energy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy');
});

test('a click with the control key opens a new tab and does not change the page', async ({
  page,
  open,
  context,
}) => {
  await open(category);
  const opened = context.waitForEvent('page');
  await menu(page)
    .getByRole('link', { name: 'Meters' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/help-and-support/meters');
  await expect(page).toHaveURL(category);
});
