import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/base-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const home = '/help-and-support/';
const phone = { width: 390, height: 844 };
const sheets = [
  { name: 'Display settings', opener: 'Display settings', closer: 'Close display settings' },
  { name: 'Menu', opener: 'Menu', closer: 'Close menu' },
];

test.use({ viewport: phone });

for (const { name, opener, closer } of sheets) {
  test(`the sheet '${name}' is accessible while open, and closes by its button and by Escape`, async ({
    page,
  }) => {
    await page.goto(home);
    await waitForScripts(page);
    const open = () => page.getByRole('button', { name: opener, exact: true }).first().click();
    await open();
    const sheet = page.locator('[popover]:popover-open');
    await expect(sheet).toBeVisible();
    await expectAccessible(page, `${name} open`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await sheet.getByRole('button', { name: closer }).click();
    await expect(sheet).toHaveCount(0);
    await open();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every sheet opens and closes', async ({ page }) => {
    await page.goto(home);
    for (const { opener, closer } of sheets) {
      await page.getByRole('button', { name: opener, exact: true }).first().click();
      const sheet = page.locator('[popover]:popover-open');
      await expect(sheet).toBeVisible();
      await sheet.getByRole('button', { name: closer }).click();
      await expect(sheet).toHaveCount(0);
    }
  });
});
