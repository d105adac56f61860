import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { undecided } from '../../support/consent.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// A first visit, including the question about cookies.
test.use({ ...undecided, newBrowserContext: true });

const article = pickArticle(({ hasTabs }) => hasTabs);
const home = '/help-and-support/';

/** The scripts that the page requests from now on, by name. */
function scriptsRequested(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) names.push(pathname.replace(/.*\/|-[\w-]{8}\.js$/g, ''));
  });
  return names;
}

/** A browser that paints nothing may never report that it is idle. Pages wait for it at most 3 s (boot-scripts.ts). */
const idleLimitMs = 5_000;

/** Waits until the browser has been idle once after the load event: whatever starts automatically has started by then. */
const whenIdle = (page: Page) =>
  page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    idleLimitMs,
  );

/** Opens a page whose logo never arrives, so that the load event waits. */
async function openHalf(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/mark.svg', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test.describe('when the visitor’s browser asks to save data', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  });

  test('the only script that loads is the opening-hours clock, once it is in view, and the page works by plain links', async ({
    page,
  }) => {
    const requested = scriptsRequested(page);
    await page.goto(article.path);
    await whenIdle(page);
    expect(requested).toEqual([]);
    await page.locator('opening-state:visible').scrollIntoViewIfNeeded();
    await expect(page.locator('opening-state:visible')).toHaveText(/Open|Closed/);
    expect(requested).toEqual(['openingClock']);
    await page.locator('.related a').first().click();
    await expect(page).not.toHaveURL(article.path);
    await whenIdle(page);
    expect(new Set(requested)).toEqual(new Set(['openingClock']));
  });

  test('using the search box starts no script, and it searches as a plain form', async ({ page }) => {
    const requested = scriptsRequested(page);
    await page.goto(home);
    await page.getByRole('searchbox').fill('top up');
    await whenIdle(page);
    expect(requested).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fhelp-and-support%2F');
  });
});

test.describe('while the page is still loading', () => {
  test('no script starts automatically', async ({ page }) => {
    const requested = scriptsRequested(page);
    const release = await openHalf(page, home);
    await whenIdle(page);
    expect(requested).toEqual([]);
    release();
    await waitForScripts(page);
  });

  test('focus in the search box starts it, and keeps what was typed', async ({ page }) => {
    const release = await openHalf(page, home);
    await page.getByRole('searchbox').fill('top');
    await waitForScripts(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveValue('top');
    await page.keyboard.type(' u');
    await expect(page.getByRole('listbox')).toBeVisible();
    release();
  });

  test('a script that never arrives still allows reading and searching', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(home);
    await page.getByRole('searchbox').fill('top up');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=top+up&initiated=%2Fhelp-and-support%2F');
  });
});

test('going back before scripts have started shows the previous page', async ({ page }) => {
  await page.goto(home);
  await waitForScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'Meters' }).first().click();
  await expect(page).toHaveURL('/help-and-support/meters');
  // After the reload the browser still treats both as one document.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
});
