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
    await context.addCookies([{ name: 'consent', value: '1', url: baseURL ?? '' }]);
    await use(await context.newPage());
    await browser.close();
  },
});

function notRestoredReasons(): unknown {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'notRestoredReasons' in navigation ? navigation.notRestoredReasons : 'unknown';
}

/** Unlike `toHaveURL` this runs no script: one that reached the page just after it was stored would drop it from the store. */
const waitUntilLeft = (page: Page, nextPath: string) => page.waitForURL(nextPath);

withOwnBrowser(
  'going back shows a page as it was left, from the browser’s own cache: one to read, and a form',
  async ({ ordinary: page, baseURL }) => {
    // Everything that a visitor can allow is running.
    await page.context().addCookies([{ name: 'consent', value: '1.performance', url: baseURL ?? '' }]);
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
      await waitUntilLeft(page, '/energy');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      // If the page was not restored, the failure shows the browser’s reasons.
      expect(await page.evaluate(notRestoredReasons), path).toBeNull();
      await expect(page.locator('html'), path).toHaveAttribute('data-restored');
    }
    expect(problems).toEqual([]);
  },
);

const article = pickArticle(({ isRich }) => !isRich).path;

async function chooseSetting(page: Page, group: string, choice: string) {
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
  await page.keyboard.press('Escape');
}

async function goBackTo(page: Page, path: string) {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(notRestoredReasons), path).toBeNull();
}

withOwnBrowser(
  'a page that the visitor goes back to has the display settings chosen since, and a choice there adds to them',
  async ({ ordinary: page }) => {
    const html = page.locator('html');
    for (const path of [article, '/help-and-support/complaints/feedback']) {
      await page.context().clearCookies({ name: 'display' });
      await page.goto(path);
      await waitForScripts(page);
      await page.goto('/help-and-support/contact-us');
      await waitForScripts(page);
      await chooseSetting(page, 'Theme', 'Dark');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await goBackTo(page, path);
      await expect(html, path).toHaveAttribute('data-theme', 'dark');
      await chooseSetting(page, 'Text size', 'Larger');
      await expect(html).toHaveAttribute('data-text', 'larger');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      const cookies = await page.context().cookies();
      expect(cookies.find(({ name }) => name === 'display')?.value).toBe('text=larger&theme=dark');
    }
  },
);

withOwnBrowser('a menu is closed on the page that the visitor goes back to', async ({ ordinary: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(article);
  await waitForScripts(page);
  const menu = page.locator('#menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Contact us' }).first().click();
  await waitUntilLeft(page, '/help-and-support/contact-us');
  await goBackTo(page, article);
  await expect(menu).toBeHidden();
});

withOwnBrowser(
  'a page that was left for one outside the area fades in again when the visitor comes back from inside',
  async ({ ordinary: page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(article);
    await waitForScripts(page);
    await page.evaluate(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset['fades'] = String(viewTransition !== null);
      }),
    );
    for (const path of ['/robots.txt', '/help-and-support/contact-us']) {
      await page.evaluate((to) => location.assign(to), path);
      await waitUntilLeft(page, path);
    }
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(article);
    await expect(page.locator('html')).toHaveAttribute('data-fades', 'true');
    expect(problems).toEqual([]);
  },
);
