import type { Page } from '@playwright/test';
import { expect, test } from '../../support/base-test.ts';
import { openSearchBox } from '../../support/open-search-box.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// An input method shows what is composed in the box, and replaces it with each key.

/** Composes a word, one more letter with each step. */
async function compose(page: Page, ...steps: string[]) {
  const session = await page.context().newCDPSession(page);
  for (const text of steps)
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
}

test('what is composed with an input method stays as it is', async ({ page }) => {
  const { box, options } = await openSearchBox(page);
  await compose(page, 'b', 'bo', 'boi', 'boil', 'boile', 'boiler');
  await expect(box).toHaveValue('boiler');
  await expect(options.first()).toBeVisible();
});

test('a composition goes on while the combobox is being loaded', async ({ page }) => {
  const loaded = Promise.withResolvers<void>();
  await page.route('**/assets/combobox-*.js', async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto('/help-and-support/');
  await waitForScripts(page);
  await page.getByRole('searchbox', { name: 'Search help' }).focus();
  await compose(page, 'b', 'bo');
  loaded.resolve();
  const box = page.getByRole('combobox', { name: 'Search help' });
  await expect(box).toBeFocused();
  await compose(page, 'boi', 'boil');
  await expect(box).toHaveValue('boil');
});

test('keys that choose among an input method’s words don’t choose a suggestion', async ({ page }) => {
  const { box, options } = await openSearchBox(page);
  await box.pressSequentially('boiler');
  await expect(options.first()).toBeVisible();
  for (const key of ['ArrowDown', 'Enter'])
    await box.dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await expect(page).toHaveURL('/help-and-support/');
});

test('undo takes back everything that was typed', async ({ page }) => {
  const { box } = await openSearchBox(page);
  await box.pressSequentially('abc');
  for (let nth = 0; nth < 3; nth += 1) await box.press('Control+z');
  await expect(box).toHaveValue('');
});

test('Escape closes the suggestions and then leaves what was typed', async ({ page }) => {
  const { box, list } = await openSearchBox(page);
  await box.pressSequentially('boiler');
  await expect(list).toBeVisible();
  await box.press('Escape');
  await expect(list).toHaveCount(0);
  await box.press('Escape');
  await expect(box).toHaveValue('boiler');
});
