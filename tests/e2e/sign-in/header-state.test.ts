import type { Page } from '@playwright/test';
import { articleBudget } from '../../support/byte-budgets.ts';
import { withFontFirst } from '../../support/font-first.ts';
import { legacyCustomer } from '../../support/sample-customers.ts';
import { signIn, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test } from '../../support/site-test.ts';

const page1 = '/help-and-support/meters';

/** The page's scripts so far, without the hash in their names, and their bytes. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
      ({ name, encodedBodySize: bytes }) => {
        const [, script] = /([\w.-]+)-[\w-]{8}\.js$/.exec(name) ?? [];
        return script ? [{ name: script, bytes }] : [];
      },
    ),
  );

test('the header fills in who is signed in without React, and nothing moves', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withFontFirst(page);
  await open(page1);
  const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  const before = await signInLink.boundingBox();
  await signIn(page);
  await expect(page).toHaveURL(page1);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(page1);
  const account = page.getByRole('banner').getByRole('button', { name: 'Your account' });
  await expect(account).toBeVisible();
  expect(await account.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  const scripts = await scriptsOf(page);
  expect(scripts.map(({ name }) => name)).toContain('start-account');
  expect(scripts.filter(({ name }) => /react|frame|forms|session|watch/.test(name))).toEqual([]);
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    JSON.stringify(scripts),
  ).toBeLessThanOrEqual(articleBudget.scripts);
  await account.click();
  await expect(page.locator('#account')).toContainText(legacyCustomer.email);
  // The first activity loads the session watch.
  await expect
    .poll(async () => (await scriptsOf(page)).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['watch-account', 'session']));
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
});

test('on a phone the menu has the sign-in link, then the account and sign-out', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/help-and-support/sign-in?${new URLSearchParams({ from: page1 })}`,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await signIn(page);
  await expect(page).toHaveURL(page1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toContainText(`Signed in as ${legacyCustomer.email}`);
  await expect(page.locator('#menu').getByRole('link', { name: 'Sign out' })).toBeVisible();
});

test('a page is the same bytes whether signed in or not, and only signed-in visitors request the session', async ({
  page,
  open,
  browser,
}) => {
  await open(page1);
  await signIn(page);
  await expect(page).toHaveURL(page1);
  const mine = await page.request.get(page1);
  const context = await browser.newContext();
  const stranger = await context.newPage();
  const requestedPaths: string[] = [];
  stranger.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  const theirs = await stranger.goto(page1);
  expect((await mine.text()) === (await theirs?.text()), 'the same bytes').toBe(true);
  expect(mine.headers()['etag']).toBe(theirs?.headers()['etag']);
  await stranger.waitForLoadState('networkidle');
  expect(requestedPaths).not.toContain('/help-and-support/session');
  await context.close();
});

test('the session response says who is signed in and no more, is never cached, and ends with the sign-in', async ({
  page,
  open,
  context,
}) => {
  await open(page1);
  await signIn(page);
  await expect(page).toHaveURL(page1);
  const ask = () =>
    page.evaluate(async () => {
      const response = await fetch('/help-and-support/session');
      return {
        body: (await response.json()) as unknown,
        cacheControl: response.headers.get('cache-control'),
      };
    });
  const { email, name } = legacyCustomer;
  expect(await ask()).toEqual({ body: { state: 'signed-in', email, name }, cacheControl: 'no-store' });
  const [before] = await tokenCookies(context);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  expect(await ask()).toEqual({ body: { state: 'signed-out' }, cacheControl: 'no-store' });
  expect(before).toBeDefined();
});

test('a signed-out visitor who opens the account page is asked to sign in', async ({ page, open }) => {
  await open('/help-and-support/your-account');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
