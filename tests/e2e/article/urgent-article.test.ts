import type { Page } from '@playwright/test';
import { articleFiles } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const urgent = articleFiles.filter(({ isUrgent }) => isUrgent);
const bottomOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));

test('on a phone, the first step is on the first screen, above the number at its foot', async ({ page }) => {
  expect(urgent.length).toBeGreaterThan(1);
  for (const { path } of urgent) {
    await page.goto(path);
    const barTop = await page.locator('.call-bar').evaluate((bar) => bar.getBoundingClientRect().top);
    expect(await bottomOf(page, '.action-steps > li:first-child'), path).toBeLessThanOrEqual(barTop);
    expect(await bottomOf(page, '.call-bar'), path).toBe(phone.height);
    await page.locator('.do').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    expect(await bottomOf(page, '.call-bar'), `${path}, at its place`).toBe(
      await bottomOf(page, '.action-first'),
    );
  }
});

test('the number at the foot of the screen never covers the focused element', async ({ page }) => {
  for (const { path } of urgent) {
    await page.goto(path);
    const links = page.getByRole('article').getByRole('link');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      // A drawing or table that scrolls may come between.
      if (!(await link.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => link.evaluate(isCovered), `${path}: ${await link.textContent()}`).toBe(false);
    }
  }
});

const isCovered = (link: Element) => {
  const bar = document.querySelector('.call-bar');
  if (!bar || bar.contains(link)) return false;
  const [{ top, bottom }, over] = [link.getBoundingClientRect(), bar.getBoundingClientRect()];
  return bottom > over.top && top < over.bottom;
};
