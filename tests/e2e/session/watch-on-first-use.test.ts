import type { Page } from '@playwright/test';
import { openWatched, visitSignedIn } from '../../support/session-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { whenStarted } from '../../support/when-started.ts';

const read = '/help-and-support/meters';
const other = '/help-and-support/meters/economy-7-meters';
const accountTool = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Opens a page of someone signed in and leaves it alone. */
async function openUnused(page: Page, path: string) {
  await page.goto(path);
  await whenStarted(page);
  await expect(accountTool(page)).toBeVisible();
}

async function signOut(page: Page) {
  await accountTool(page).click();
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
}

test('a page that nobody uses asks who is signed in when the status is due, and shows a sign-out elsewhere', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await visitSignedIn(page, read);
  const unused = await context.newPage();
  await openUnused(unused, other);
  await signOut(page);
  await unused.clock.fastForward(31_000);
  await expect(signInLink(unused)).toBeVisible();
});

test('a page that nobody used is asked about anew when the visitor comes back to its tab later', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await visitSignedIn(page, read);
  const left = await context.newPage();
  await openUnused(left, other);
  await signOut(page);
  // The tab slept: no timer has run in it.
  await left.clock.setSystemTime(Date.now() + 31_000);
  await left.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(signInLink(left)).toBeVisible();
});

test('using a page counts as activity in every tab', async ({ page, context }) => {
  await context.clock.install();
  await visitSignedIn(page, read);
  // In a tab over which no pointer has moved yet.
  const tab = await context.newPage();
  await openUnused(tab, other);
  const stored = () => page.evaluate(() => Number(localStorage.getItem('last-activity')));
  const opened = await stored();
  await tab.clock.setSystemTime(opened + 60_000);
  await tab.keyboard.press('Tab');
  await expect.poll(stored).toBeGreaterThanOrEqual(opened + 60_000);
});

test('a page that slept until its session was over signs out at the first touch', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await visitSignedIn(page, read);
  const slept = await context.newPage();
  await openUnused(slept, other);
  await page.close();
  await slept.clock.setSystemTime(Date.now() + 16 * 60_000);
  await slept.keyboard.press('Tab');
  await expect(slept.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
});

test.describe('without the script of the watch', () => {
  test.use({ expectedProblem: /watch-account/ });
  test('Sign out still signs out, and the page tries again when it is used', async ({ page }) => {
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
