import type { Page } from '@playwright/test';
import { pickArticle, articleFiles } from '../../support/article-files.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/base-test.ts';

// Short enough that tabs are below the fold: tabs in view when the script arrives stay plain sections.
test.use({ viewport: { width: 1280, height: 400 } });

const { path } = pickArticle(({ hasTabs }) => hasTabs);

async function openTabs(page: Page) {
  await page.goto(path);
  const list = page.getByRole('article').getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  return { list, tabs, count: await tabs.count() };
}

test('each tab shows its own panel, named after it, and no other', async ({ page }) => {
  for (const article of articleFiles.filter(({ hasTabs }) => hasTabs)) {
    await page.goto(article.path);
    const groups = page.locator('.tabs');
    await expect(groups.first().getByRole('tab').first()).toBeVisible();
    for (const group of await groups.all()) {
      for (const tab of await group.getByRole('tab').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect(group.getByRole('tab', { selected: true })).toHaveCount(1);
        const panel = group.getByRole('tabpanel');
        await expect(panel).toHaveCount(1);
        await expect(panel).toHaveAccessibleName((await tab.textContent()) ?? '');
        await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
      }
    }
  }
});

test('arrow keys move through the tabs and wrap at the ends; Home and End select the first and the last', async ({
  page,
}) => {
  const { tabs, count } = await openTabs(page);
  const expectAt = async (place: number) => {
    await expect(tabs.nth(place)).toBeFocused();
    await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
  };
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expectAt(1);
  await page.keyboard.press('ArrowLeft');
  await expectAt(0);
  await page.keyboard.press('ArrowLeft');
  await expectAt(count - 1);
  await page.keyboard.press('ArrowRight');
  await expectAt(0);
  await page.keyboard.press('End');
  await expectAt(count - 1);
  await page.keyboard.press('Home');
  await expectAt(0);
});

test('the Tab key stops once on the tabs, and next on their panel', async ({ page }) => {
  const { tabs } = await openTabs(page);
  await tabs.nth(1).click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(1)).toBeFocused();
});

test('every tab passes the accessibility check with its panel open', async ({ page }) => {
  const { tabs, count } = await openTabs(page);
  for (let place = 0; place < count; place += 1) {
    await tabs.nth(place).click();
    await expectAccessible(page, `tab ${place + 1}`);
  }
});
