import { existsSync } from 'node:fs';
import { chromium, expect, test, type Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { withMotion } from '../../support/motion.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

/** Chromium's headless shell, which the other tests use, has no back/forward cache; the full browser has one. */
const wholeChromium = '/usr/bin/chromium';
test.skip(!existsSync(wholeChromium), 'the whole of Chromium is not installed');

/** A page in a browser with the back/forward cache, as visitors have it: tests start without it by default. */
const withOwnBrowser = test.extend<{ ordinary: Page }>({
  ordinary: async ({ launchOptions, baseURL }, use) => {
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ baseURL: baseURL ?? '', ...withMotion.contextOptions });
    // Everything that a visitor can allow is running.
    await context.addCookies([{ name: 'consent', value: '1.performance', url: baseURL ?? '' }]);
    await use(await context.newPage());
    await browser.close();
  },
});

function notRestoredReasons(): unknown {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : 'unknown';
}

withOwnBrowser(
  'going back shows a page as it was left, from the browser’s own cache: one to read, and a form',
  async ({ ordinary: page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    for (const path of [pickArticle(({ isRich }) => !isRich).path, '/help-and-support/complaints/feedback']) {
      await page.goto(path);
      await waitForScripts(page);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.toggleAttribute('data-restored', persisted),
        ),
      );
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Energy' }).click();
      await expect(page).toHaveURL('/energy');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      // If the page was not restored, the failure shows the browser’s reasons.
      expect(await page.evaluate(notRestoredReasons), path).toBeNull();
      await expect(page.locator('html'), path).toHaveAttribute('data-restored');
    }
    expect(problems).toEqual([]);
  },
);
