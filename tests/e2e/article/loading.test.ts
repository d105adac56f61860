import { expect, test, type Locator, type Page } from '@playwright/test';
import { anArticle } from '../../support/article-files.ts';
import { whenHydrated } from '../../support/hydration.ts';
import { withMotion } from '../../support/motion.ts';

test.use(withMotion);

/** EXPERIENCE "Everywhere": the spinner shows only when loading lasts beyond this. */
const spinnerDelayMs = 150;

const article = anArticle(() => true);

/** Opens an article, stops its clock, and follows a link whose data is delayed until `release` is called. */
async function leaveSlowly(page: Page) {
  await page.goto(article.path);
  await whenHydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await released;
    await route.continue();
  });
  const link = page.locator('.related a').first();
  const title = (await link.textContent()) ?? '';
  const asked = page.waitForRequest('**/*.data*');
  await link.click();
  await asked;
  return {
    release,
    heading: page.getByRole('heading', { level: 1, name: title }),
    spinner: page.getByText('Loading the page'),
  };
}

/** Lets the clock of the page go on until the spinner is due. The request is sent before the page starts to wait for it. */
async function waitLong(page: Page, spinner: Locator) {
  await expect
    .poll(async () => {
      await page.clock.runFor(spinnerDelayMs);
      return spinner.isVisible();
    })
    .toBe(true);
}

test('loading that lasts shows a spinner with a polite message, until the page is there', async ({
  page,
}) => {
  const { release, heading, spinner } = await leaveSlowly(page);
  await waitLong(page, spinner);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  release();
  await expect(heading).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('loading that finishes earlier shows no indicator', async ({ page }) => {
  const { release, heading, spinner } = await leaveSlowly(page);
  await page.clock.runFor(spinnerDelayMs - 1);
  await expect(spinner).toHaveCount(0);
  release();
  await expect(heading).toBeVisible();
  await page.clock.runFor(10 * spinnerDelayMs);
  await expect(spinner).toHaveCount(0);
});

test('the spinner moves nothing on the page', async ({ page }) => {
  const { spinner } = await leaveSlowly(page);
  const box = () => page.getByRole('heading', { level: 1 }).boundingBox();
  const before = await box();
  await waitLong(page, spinner);
  expect(await box()).toEqual(before);
});
