import type { Page } from '@playwright/test';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const choose = async (page: Page, group: string, choice: string) => {
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
};
const displayCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'display');

test('a chosen setting applies immediately, and is stored in a first-party cookie for a year', async ({
  page,
  open,
}) => {
  await open('/help-and-support/meters');
  await choose(page, 'Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const cookie = await displayCookie(page);
  expect(cookie).toMatchObject({ value: 'theme=dark', path: '/', sameSite: 'Lax', domain: '127.0.0.1' });
  const daysKept = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(daysKept).toBeGreaterThan(360);
});

test('settings add up, survive a reload, and apply on the main site', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await choose(page, 'Text size', 'Larger');
  await page
    .getByRole('group', { name: 'Contrast' })
    .getByRole('radio', { name: 'More', exact: true })
    .check();
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'Less', exact: true }).check();
  for (const path of ['/help-and-support/meters', '/help-and-support/contact-us', '/energy']) {
    await open(path);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-text', 'larger');
    await expect(html).toHaveAttribute('data-contrast', 'more');
    await expect(html).toHaveAttribute('data-motion', 'less');
    await expect(html).not.toHaveAttribute('data-theme');
  }
});

test('the sheet shows what is chosen when the page is opened again', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await choose(page, 'Theme', 'Light');
  await open('/help-and-support/contact-us');
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Standard' }),
  ).toBeChecked();
});

test('resetting the settings leaves nothing in the page or the cookie', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await choose(page, 'Theme', 'Dark');
  await page
    .getByRole('group', { name: 'Theme' })
    .getByRole('radio', { name: 'Match device', exact: true })
    .check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect((await displayCookie(page))?.value ?? '').toBe('');
});

test('a setting stays while moving between pages without a reload', async ({ page, open }) => {
  await open('/help-and-support/bills-and-payments');
  await choose(page, 'Theme', 'Dark');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Help categories' })
    .getByRole('link', { name: 'Meters' })
    .click();
  await expect(page).toHaveTitle(/^Meters/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('settings chosen in two tabs add up, and the other tab shows them when it becomes visible again', async ({
  page,
  open,
  context,
}) => {
  await open('/help-and-support/meters');
  const other = await context.newPage();
  await other.goto('/help-and-support/complaints/feedback');
  await choose(page, 'Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(other, 'Text size', 'Larger');
  await expect(other.locator('html')).toHaveAttribute('data-text', 'larger');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect((await displayCookie(page))?.value).toBe('text=larger&theme=dark');
});

test('going back does not repeat a choice that was undone on the next page', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await choose(page, 'Theme', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open('/help-and-support/contact-us');
  await choose(page, 'Theme', 'Match device');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.goBack();
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Match device' })).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect((await displayCookie(page))?.value ?? '').toBe('');
});

test.describe('while what applies the settings can’t be loaded', () => {
  test.use({ expectedProblem: /start-display-sheet/ });

  test('a choice is stored for the next page', async ({ page, open }) => {
    await page.route('**/assets/start-display-sheet-*.js', (route) => route.abort());
    await open('/help-and-support/meters');
    await choose(page, 'Theme', 'Light');
    expect((await displayCookie(page))?.value).toBe('theme=light');
    await open('/help-and-support/contact-us');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('a page that the browser fetched before a choice was made shows the choice', async ({
  page,
  context,
}) => {
  await page.route('**/help-and-support/meters', async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: 'consent=1' } });
    expect(await response.text()).toContain('<html lang="en-GB">');
    await route.fulfill({ response });
  });
  await context.addCookies([{ name: 'display', value: 'theme=dark', domain: '127.0.0.1', path: '/' }]);
  await page.goto('/help-and-support/meters');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Display settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('settings can be chosen with the keyboard alone', async ({ page, open }) => {
  await open('/help-and-support/meters');
  await page.getByRole('button', { name: 'Display settings', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Text size' }).getByRole('radio', { name: 'Standard' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Display settings', exact: true })).toBeFocused();
});

test('a choice made while the scripts are still loading is applied and stored when they arrive', async ({
  page,
}) => {
  let arrive = () => {};
  const onTheirWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await onTheirWay;
    await route.continue();
  });
  await page.goto('/help-and-support/meters');
  await choose(page, 'Theme', 'Dark');
  arrive();
  await waitForScripts(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await displayCookie(page))?.value).toBe('theme=dark');
});

test.describe('when the scripts never arrive', () => {
  test.use({ expectedProblem: /entry\.client/ });

  test('saving still stores the choice', async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort());
    await page.goto('/help-and-support/meters');
    await choose(page, 'Theme', 'Dark');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page).toHaveURL('/help-and-support/meters');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

for (const path of ['/help-and-support/', '/help-and-support/meters', '/energy', '/page-not-found.html']) {
  test(`the server writes the chosen settings into the HTML of ${path}, so that nothing flashes`, async ({
    request,
  }) => {
    const html = async (cookie: string) => (await request.get(path, { headers: { cookie } })).text();
    expect(await html('other=1; display=theme=dark&text=larger')).toMatch(
      /^<!DOCTYPE html><html lang="en-GB" data-text="larger" data-theme="dark">/,
    );
    expect(await html('display=contrast=more&motion=less')).toContain(
      '<html lang="en-GB" data-contrast="more" data-motion="less">',
    );
    expect(await html('display=theme=%22%3E%3Cscript%3E&text=huge')).toContain('<html lang="en-GB">');
    expect(await html('')).toContain('<html lang="en-GB">');
  });
}
