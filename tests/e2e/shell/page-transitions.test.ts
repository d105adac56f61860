import type { Page } from '@playwright/test';
import { anArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { withMotion } from '../../support/motion.ts';

const article = anArticle(({ isRich }) => !isRich).path;
const home = '/help-and-support/';
/** Four moves each. */
const rounds = 10;

/** Whether the page was shown by a transition. */
const isFading = (page: Page) =>
  page.evaluate(() => (window as { wasRevealed?: Promise<boolean> }).wasRevealed);

/** Notes for each page whether it comes by a transition that runs, and collects the errors of all pages. */
async function watch(page: Page): Promise<Error[]> {
  await page.addInitScript(() => {
    const revealed = new Promise<boolean>((resolve) =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        resolve(
          viewTransition?.ready.then(
            () => true,
            () => false,
          ) ?? false,
        ),
      ),
    );
    Object.assign(window, { wasRevealed: revealed });
  });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

test.describe('with motion', () => {
  test.use(withMotion);

  test('one page fades into the next', async ({ page }) => {
    await watch(page);
    await page.goto(article);
    await linkTo(page, home).click();
    await page.waitForURL(home);
    expect(await isFading(page)).toBe(true);
  });

  test('a transition that the browser aborts is no error of a page', async ({ page }) => {
    const errors = await watch(page);
    await page.goto(article);
    for (let round = 0; round < rounds; round += 1) {
      // It is resized as it comes, and left again by the way back.
      await linkTo(page, home).click({ noWaitAfter: true });
      await page.setViewportSize({ width: 1000 + round, height: 700 });
      await page.waitForURL(home);
      await page.goBack();
      await page.goForward();
      await page.goBack();
    }
    expect(errors).toEqual([]);
  });

  test('who chose less motion in the display settings sees none', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'display', value: 'motion=less', url: baseURL ?? '' }]);
    await watch(page);
    await page.goto(article);
    await linkTo(page, home).click();
    await page.waitForURL(home);
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
    expect(await isFading(page)).toBe(false);
  });
});

test('a page without motion is replaced at once', async ({ page }) => {
  await watch(page);
  await page.goto(article);
  await linkTo(page, home).click();
  await page.waitForURL(home);
  expect(await isFading(page)).toBe(false);
});
