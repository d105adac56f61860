import type { Locator, Page } from '@playwright/test';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import {
  complaint,
  storeTariffItems,
  openWatched,
  tariffItems,
  visitSignedIn,
  warningOf,
} from '../../support/session-journey.ts';
import { enterCustomer, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test } from '../../support/site-test.ts';

// The installed clock is the browser's only: cookies and the server use the real time.
test.beforeEach(async ({ context }) => context.clock.install());

const warningAfterMs = 13 * 60_000;
const expiryAfterMs = 15 * 60_000;
const heading = 'You’re signed out';
const article = '/help-and-support/meters';

/** Types, and waits until that has counted as activity. */
async function type(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text);
  await settle(page);
}

const firstName = (page: Page) => page.getByLabel('First name');
const mainSite = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Energy' });

/** Goes to a field or a link, and waits until the scrolling to it has counted as activity. */
async function focus(page: Page, place: Locator) {
  await place.focus();
  await settle(page);
}

/** Scrolling is reported with the browser's next frame, right before what observes intersections; then it rests a moment. */
async function settle(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body)),
  );
  await page.clock.runFor(1_000);
}

/** From here on only the test moves time on. */
async function holdClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

for (const { where, path, place } of [
  { where: 'on a form', path: complaint, place: firstName },
  { where: 'on a page to read', path: article, place: mainSite },
])
  test(`the warning ${where} takes the focus, can be used by keyboard, and gives the focus back`, async ({
    page,
  }) => {
    await visitSignedIn(page, path);
    await focus(page, place(page));
    await page.clock.fastForward(warningAfterMs);
    const warning = warningOf(page);
    await expect(warning).toBeVisible();
    await expect(warning).toHaveAccessibleDescription(
      /we’ll sign you out in (2 minutes|1 minute 5\d seconds)/,
    );
    await holdClock(page);
    const stay = warning.getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toBeFocused();
    // Behind a modal dialog nothing can be reached.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
    await stay.focus();
    await page.keyboard.press('Enter');
    await expect(warning).toHaveCount(0);
    await expect(place(page)).toBeFocused();
    await page.clock.resume();
    await page.clock.fastForward(warningAfterMs - 1_000);
    await expect(warning).toHaveCount(0);
  });

test('Escape stays signed in', async ({ page }) => {
  await visitSignedIn(page, complaint);
  await page.clock.fastForward(warningAfterMs);
  await expect(warningOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warningOf(page)).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page).toHaveURL(complaint);
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the mouse', (page) => page.mouse.move(5, 5)],
  ['the wheel', (page) => page.mouse.wheel(0, 40)],
  ['a touch', (page) => page.locator('body').dispatchEvent('touchstart')],
];
for (const [name, act] of ways)
  test(`${name} removes the warning, in every open tab, and gives the focus back`, async ({
    page,
    context,
  }) => {
    await visitSignedIn(page, complaint);
    const other = await context.newPage();
    await openWatched(other, article);
    await page.bringToFront();
    await focus(page, firstName(page));
    await page.clock.fastForward(warningAfterMs);
    for (const tab of [page, other]) await expect(warningOf(tab)).toBeVisible();
    await act(page);
    for (const tab of [page, other]) await expect(warningOf(tab)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.clock.fastForward(warningAfterMs - 5_000);
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1 })).not.toHaveText(heading);
  });

test('the remaining time is shown, and announced three times', async ({ page }) => {
  await visitSignedIn(page, complaint);
  await page.clock.fastForward(warningAfterMs);
  const said = warningOf(page).getByRole('status');
  await expect(said).toHaveText('');
  await page.clock.fastForward(60_000);
  await expect(said).toHaveText('1 minute left');
  await page.clock.fastForward(20_000);
  await expect(warningOf(page)).toContainText(/sign you out in (40|39|38) seconds/);
  await expect(said).toHaveText('1 minute left');
});

test('the warning is valid, accessible and fits narrow screens', async ({ page }) => {
  await visitSignedIn(page, complaint);
  await page.clock.fastForward(warningAfterMs);
  await expect(warningOf(page)).toBeVisible();
  await expectValidAndAccessible(page, 'inactivity warning');
});

test('signing out after the warning ends the visit and deletes what was stored', async ({
  page,
  context,
}) => {
  await visitSignedIn(page, complaint);
  await storeTariffItems(page);
  await type(page, 'First name', 'Leah');
  await page.clock.fastForward(warningAfterMs);
  await warningOf(page).getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(await tokenCookies(context)).toEqual([]);
  expect(await tariffItems(page)).toEqual(['something-else', 'something-else']);
  await page.goto(complaint);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('inactivity signs out, and the same visitor finds the form as it was', async ({ page, context }) => {
  const passed: string[] = [];
  page.on('request', (request) => passed.push(new URL(request.url()).pathname));
  await visitSignedIn(page, complaint);
  await storeTariffItems(page);
  await type(page, 'First name', 'Leah from the form');
  await page.clock.fastForward(expiryAfterMs + 1_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  expect(passed).toContain('/logout');
  expect(await tokenCookies(context)).toEqual([]);
  expect(await tariffItems(page)).toEqual(['something-else', 'something-else']);
  await expect(page.getByRole('main')).toContainText('You didn’t use the site for a while');
  await expectValidAndAccessible(page, 'signed out by inactivity');

  // Nobody else at this device sees it: the form is empty until the same customer is back.
  await page.goto(complaint);
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.goto('/help-and-support/signed-out');
  // Until React has started, the link leads to the help home.
  await expect(page.getByRole('main')).toContainText('What you typed is saved.');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await enterCustomer(page);
  await expect(page).toHaveURL(complaint);
  await expect(page.getByLabel('First name')).toHaveValue('Leah from the form');
});

test('another customer in the same tab finds nothing of it', async ({ page }) => {
  await visitSignedIn(page, complaint);
  await type(page, 'Textphone or international number', '00353100200');
  await page.clock.fastForward(expiryAfterMs + 1_000);
  // Shown once scripts run, which make the link return here.
  await expect(page.getByRole('main')).toContainText('You didn’t use the site for a while');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await enterCustomer(page, 'newer@example.com');
  await expect(page).toHaveURL(complaint);
  await openWatched(page, complaint);
  await expect(page.getByLabel('Textphone or international number')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('00353100200');
});

test('a tab in use keeps another one signed in; when neither is used both are signed out', async ({
  page,
  context,
}) => {
  await visitSignedIn(page, complaint);
  const used = await context.newPage();
  await openWatched(used, article);
  await used.clock.fastForward(10 * 60_000);
  await used.keyboard.press('Shift');
  await used.clock.runFor(1_000);
  await used.clock.fastForward(warningAfterMs - 2_000);
  await expect(warningOf(page)).toHaveCount(0);
  await used.clock.fastForward(3_000);
  await expect(warningOf(page)).toBeVisible();
  await expect(warningOf(used)).toBeVisible();
  await warningOf(used).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warningOf(page)).toHaveCount(0);
  await used.clock.fastForward(expiryAfterMs + 1_000);
  for (const tab of [page, used]) await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test('signed-out visitors have no inactivity timer, and its script does not load where there is no form', async ({
  page,
  open,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(article);
  await page.clock.fastForward(expiryAfterMs + 1_000);
  await expect(page).toHaveURL(article);
  expect(loaded.filter((url) => /session/.test(url))).toEqual([]);
});

test('a signed-out visitor who looks at a form is not signed out for inactivity, and nothing about them is stored', async ({
  page,
  open,
}) => {
  const sessionResponse = page.waitForResponse('**/help-and-support/session');
  await open(complaint);
  await sessionResponse;
  await page.clock.fastForward(expiryAfterMs + 1_000);
  await expect(warningOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(complaint);
  expect(await page.evaluate(() => localStorage.getItem('last-activity'))).toBeNull();
});
