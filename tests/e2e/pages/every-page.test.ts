import type { Page } from '@playwright/test';
import { everywhere, expectAccessible, oneAppearance } from '../../support/axe.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expect, test } from '../../support/lasting-page-test.ts';
import { isAnythingClosed, openEverything } from '../../support/open-everything.ts';
import { brokenPhoneNumbers } from '../../support/phone-numbers.ts';
import { areaPages, mainSitePages } from '../../support/pages.ts';
import { sidewaysScroll } from '../../support/sideways-scroll.ts';
import { variedArticles } from '../../support/varied-articles.ts';

/** The narrowest screen of WCAG 1.4.10 (400 % zoom of 1280 px), and a common phone. */
const narrowWidths = [320, 390];
/** Every page of ours has more words than this. */
const fewestWords = 20;

// The HTML of every article is read by tests/integration/every-page-reads.test.ts.
for (const path of [...areaPages, ...mainSitePages, ...variedArticles()]) {
  test(`${path} is accessible, fits narrow screens and reads without scripts`, async ({
    page,
    pageWithoutScripts,
  }) => {
    await page.goto(path);
    if (path.startsWith('/help-and-support/')) await waitForScripts(page);

    // First as it loads, if that hides something; then with everything open.
    if (await isAnythingClosed(page)) {
      await expectToFitNarrowScreens(page);
      await expectAccessible(page, 'closed', oneAppearance);
      await openEverything(page);
    }
    await expectAccessible(page, 'opened', everywhere);
    await expectToFitNarrowScreens(page);
    await expectReadable(pageWithoutScripts, path);
  });
}

async function expectToFitNarrowScreens(page: Page) {
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page), `pixels beyond a screen of ${width} px`).toBeLessThanOrEqual(0);
    expect(await brokenPhoneNumbers(page), `phone numbers broken over two lines at ${width} px`).toEqual([]);
  }
}

async function expectReadable(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  const words = (await page.getByRole('main').innerText()).split(/\s+/);
  expect(words.length, 'words a reader sees').toBeGreaterThan(fewestWords);
}
