import type { BrowserContext, Page } from '@playwright/test';
import { describeLife } from '#app/consent/describe-life.ts';
import { storedItems } from '#app/consent/stored-items.ts';
import { storedConsent, undecided } from '../../support/consent.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(undecided);

const cookies = '/help-and-support/cookies';
const saved = 'We’ve saved your choices';
const notKept = 'Your browser didn’t keep your choices';

const answer = (page: Page, kind: string, label: 'Yes' | 'No') =>
  page
    .getByRole('radiogroup', { name: `Do you accept ${kind} cookies?` })
    .getByRole('radio', { name: label });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

withAndWithoutScripts((scripts) => {
  test('each kind is answered separately, and the answers are still there when the page is opened again', async ({
    page,
    open,
    context,
  }) => {
    await open(cookies);
    for (const kind of ['performance and analytics', 'functional', 'targeting'])
      await expect(answer(page, kind, 'No'), `${kind}: nobody has said yes`).toBeChecked();
    await answer(page, 'performance and analytics', 'Yes').check();
    await press(page, 'Save my choices');
    const confirmation = page.getByRole('status').filter({ hasText: saved });
    await expect(confirmation).toBeVisible();
    if (scripts === 'on') await expect(confirmation).toBeFocused();
    expect((await storedConsent(context))?.value).toBe('1.performance');
    await open(cookies);
    await expect(page.getByText(saved)).toHaveCount(0);
    await expect(answer(page, 'performance and analytics', 'Yes')).toBeChecked();
    await expect(answer(page, 'functional', 'No')).toBeChecked();
  });

  test('the buttons set all kinds at once, and each time this is announced', async ({
    page,
    open,
    context,
  }) => {
    await open(cookies);
    await press(page, 'Accept all');
    await expect(page.getByText(saved)).toBeVisible();
    await expect(answer(page, 'targeting', 'Yes')).toBeChecked();
    expect((await storedConsent(context))?.value).toBe('1.performance.functional.targeting');
    await press(page, 'Reject all');
    await expect(answer(page, 'performance and analytics', 'No')).toBeChecked();
    expect((await storedConsent(context))?.value).toBe('1');
  });

  test('Enter in the form saves the answers as they are', async ({ page, open, context }) => {
    await open(cookies);
    await answer(page, 'functional', 'Yes').check();
    await page.keyboard.press('Enter');
    await expect(page.getByText(saved)).toBeVisible();
    expect((await storedConsent(context))?.value).toBe('1.functional');
  });

  test('refusing later deletes what the refused kind stored, and nothing else', async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await open(cookies);
    await press(page, 'Accept all');
    await expect(page.getByText(saved)).toBeVisible();
    await context.addCookies([
      { name: '_dd_s_v2', value: 'id=1', url },
      { name: 'display', value: 'theme=light', url },
    ]);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(cookies);
      if (scripts === 'on') await tab.evaluate(() => sessionStorage.setItem('_dd_tab_id', '1'));
      if (scripts === 'on') await tab.evaluate(() => sessionStorage.setItem('draft:x', '1'));
    }
    if (scripts === 'on') await open(cookies);
    await press(page, 'Reject all');
    await expect(page.getByText(saved)).toBeVisible();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
      .toEqual(['consent', 'display']);
    if (scripts === 'off') return;
    for (const tab of [page, other])
      await expect
        .poll(() => tab.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('react'))))
        .toEqual(['draft:x']);
  });

  test('a browser that refuses cookies shows a message about it', async ({ page, open }) => {
    if (scripts === 'off') {
      // Where a post redirects to when its cookie is not sent back.
      await open(`${cookies}?saved=yes`);
    } else {
      await page.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
      );
      await open(cookies);
      await press(page, 'Save my choices');
    }
    await expect(page.getByRole('alert').filter({ hasText: notKept })).toBeVisible();
    await expect(page.getByText(saved)).toHaveCount(0);
  });
});

test('a visitor who agrees again before the refused items are deleted keeps what was stored since', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const script = Promise.withResolvers<void>();
  const isScript = /\/forget-refused-[\w-]+\.js$/;
  await page.route(isScript, async (route) => {
    await script.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(isScript);
  await open(cookies);
  await press(page, 'Reject all');
  await expect(page.getByText(saved)).toBeVisible();
  await press(page, 'Accept all');
  await expect.poll(async () => (await storedConsent(context))?.value).toContain('performance');
  await context.addCookies([{ name: '_dd_s_v2', value: 'id=1', url: baseURL ?? '' }]);
  script.resolve();
  // The page imported it first, so its own import finishes before this one.
  await page.evaluate((address) => import(address), (await asked).url());
  expect((await context.cookies()).map(({ name }) => name)).toContain('_dd_s_v2');
});

test('a choice posted by another tab appears on the page', async ({ page, open, context }) => {
  await open(cookies);
  await postFromAnotherTab(context);
  await expect(answer(page, 'functional', 'Yes')).toBeChecked();
});

test('where the browser reports no cookie changes, a choice made elsewhere appears once the visitor comes back', async ({
  page,
  open,
  context,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'cookieStore'));
  await open(cookies);
  await postFromAnotherTab(context);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(answer(page, 'functional', 'Yes')).toBeChecked();
});

async function postFromAnotherTab(context: BrowserContext) {
  const other = await context.newPage();
  // Its scripts never start, so it posts.
  await other.route('**/*.js', (route) => route.abort());
  await other.goto('/help-and-support/');
  await other.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(async () => (await storedConsent(context))?.value).toContain('functional');
}

test('everything on the list is on the page, with its purpose and its lifetime', async ({ page, open }) => {
  await open(cookies);
  for (const { name, kind, purpose, life } of storedItems) {
    const row = page.getByRole('row').filter({ hasText: purpose });
    await expect(row.getByRole('rowheader'), name).toContainText(name);
    await expect(row.getByRole('cell').last(), name).toContainText(describeLife(life));
    await expect(row.getByRole('rowheader'), name).toContainText(
      new RegExp(kind === 'database' ? 'IndexedDB' : kind, 'i'),
    );
  }
  await expect(page.getByRole('rowheader')).toHaveCount(storedItems.length);
});

for (const path of ['/help-and-support/', '/help-and-support/emergencies', '/energy', '/search?q=top+up']) {
  test(`the footer of ${path} links to the page about cookies`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL(cookies);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookies');
  });
}

test('the page is valid, accessible and fits narrow screens in each state', async ({ page, open }) => {
  await open(`${cookies}?saved=yes`);
  await expectValidAndAccessible(page, 'not stored');
  await open(cookies);
  await press(page, 'Save my choices');
  await expect(page.getByText(saved)).toBeVisible();
  await expectValidAndAccessible(page, 'saved');
});
