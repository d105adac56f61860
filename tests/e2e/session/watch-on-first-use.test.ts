import type { Page } from '@playwright/test';
import { openWatched, visitSignedIn } from '../../support/session-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const read = '/help-and-support/meters';
const other = '/help-and-support/meters/economy-7-meters';
const accountTool = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Opens a page of someone signed in and does nothing there. */
async function openUnused(page: Page, path: string) {
  await page.goto(path);
  await waitForScripts(page);
  await expect(accountTool(page)).toBeVisible();
}

/** A signed-in page, and a second tab in which there was no activity: no pointer has moved over it either. */
async function withUnusedTab(page: Page) {
  await page.context().clock.install();
  await visitSignedIn(page, read);
  const tab = await page.context().newPage();
  await openUnused(tab, other);
  return tab;
}

async function signOut(page: Page) {
  await accountTool(page).click();
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
}

test('a page without activity requests the status after 30 s, and shows that the visitor signed out elsewhere', async ({
  page,
}) => {
  const tab = await withUnusedTab(page);
  await signOut(page);
  await tab.clock.fastForward(31_000);
  await expect(signInLink(tab)).toBeVisible();
});

test('a tab that was suspended requests the status when it gets the focus', async ({ page }) => {
  const tab = await withUnusedTab(page);
  await signOut(page);
  // Its timers have not run meanwhile.
  await tab.clock.setSystemTime(Date.now() + 31_000);
  await tab.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(signInLink(tab)).toBeVisible();
});

test('a page restored from the back/forward cache requests the status at once', async ({ page }) => {
  const tab = await withUnusedTab(page);
  await signOut(page);
  // From here on no timer runs.
  await tab.clock.pauseAt(await tab.evaluate(() => Date.now() + 1_000));
  await tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(signInLink(tab)).toBeVisible();
});

test('the first activity on a page counts for every tab', async ({ page }) => {
  const tab = await withUnusedTab(page);
  const stored = () => page.evaluate(() => Number(localStorage.getItem('last-activity')));
  const opened = await stored();
  await tab.clock.setSystemTime(opened + 60_000);
  await tab.keyboard.press('Tab');
  await expect.poll(stored).toBeGreaterThanOrEqual(opened + 60_000);
});

test('a tab that was suspended beyond the end of the session signs out on the first activity', async ({
  page,
}) => {
  const tab = await withUnusedTab(page);
  await page.close();
  await tab.clock.setSystemTime(Date.now() + 16 * 60_000);
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
});

test.describe('if the session watch can’t be loaded', () => {
  test.use({ expectedProblem: /watch-account/ });
  test('Sign out still signs out, and the next activity loads it', async ({ page }) => {
    await visitSignedIn(page, read);
    let isLost = true;
    await page.route('**/watch-account-*.js', (route) => (isLost ? route.abort() : route.continue()));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('watch-account'));
    await openUnused(page, other);
    await page.keyboard.press('Tab');
    await refused;
    await signOut(page);
    isLost = false;
    await visitSignedIn(page, read);
    await openWatched(page, other);
  });
});
