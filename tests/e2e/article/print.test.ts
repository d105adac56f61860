import { pickArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';

// Short enough that tabs are below the fold: tabs in view when the script arrives stay plain sections.
test.use({ viewport: { width: 1280, height: 400 } });

const withTabs = pickArticle(({ hasTabs }) => hasTabs);
const withExpanders = pickArticle(({ hasExpanders }) => hasExpanders);

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;

test('a printed article has the supplier’s mark, the page’s address and the text: no menus, footer or links to other pages', async ({
  page,
}) => {
  await page.goto(withTabs.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article.article')).toBeVisible();
  await expect(page.locator('.logo')).toBeVisible();
  await expect(page.locator('.on-paper')).toHaveText(new RegExp(`^http.*${withTabs.path}$`));
  await expect(page.locator('.on-paper')).toBeVisible();
  for (const part of [
    '.nav',
    '.header__tools',
    'footer',
    '.urgent',
    '.skip',
    '.crumbs',
    '.toc',
    '.related',
    '[popover]',
  ]) {
    for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
  }
});

for (const { scripts, javaScriptEnabled } of [
  { scripts: 'with scripts', javaScriptEnabled: true },
  { scripts: 'without scripts', javaScriptEnabled: false },
]) {
  test.describe(scripts, () => {
    test.use({ javaScriptEnabled });

    test('every answer of an expander is printed', async ({ page }) => {
      await page.goto(withExpanders.path);
      await page.emulateMedia({ media: 'print' });
      const answers = page.locator('.expander__body');
      expect(await answers.count()).toBeGreaterThan(0);
      for (const answer of await answers.all()) await expect.poll(() => answer.evaluate(isShown)).toBe(true);
    });

    test('every tab is printed, below its heading', async ({ page }) => {
      await page.goto(withTabs.path);
      const tablist = page.getByRole('tablist').first();
      if (javaScriptEnabled) await expect(tablist).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(tablist).toBeHidden();
      const panels = page.locator('.tabs > .tab');
      expect(await panels.count()).toBeGreaterThan(1);
      for (const panel of await panels.all()) {
        await expect(panel).toBeVisible();
        await expect(panel.locator('h3, h4').first()).toBeVisible();
      }
    });
  });
}

test('the printed help home has only black words, and a chosen answer stays marked', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/help-and-support/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const picture of await page.locator('.hero svg, .hero img').all()) await expect(picture).toBeHidden();
  await page.goto('/help-and-support/bills-and-payments/compare-two-bills');
  const chosen = page.locator('.choice:has(:checked)').first();
  await expect(chosen).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
});

test('all printed words are dark, whatever background they have on the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/help-and-support/', '/help-and-support/struggling-to-pay']) {
    await page.goto(path);
    expect(await page.evaluate(lightWords), path).toEqual([]);
  }
});

/** The words on the page whose colour is nearer to white than to black. */
function lightWords() {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number)) > 127)
    .map((element) => element.textContent);
}
