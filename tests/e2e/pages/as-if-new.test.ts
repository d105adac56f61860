import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/base-test.ts';

// Tests share a browser context, one after the other: tests/support/lasting-contexts.ts.
test.describe.configure({ mode: 'serial' });

const home = '/help-and-support/';

/** What a page finds left over from earlier visits. */
async function found(page: Page, context: BrowserContext) {
  await page.goto(home);
  const inPage = await page.evaluate(async () => ({
    title: document.title,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    hasOwnClock: String(setTimeout).includes('[native code]'),
    mayReadClipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    opener: window.opener !== null,
    pagesBefore: history.length,
  }));
  return { ...inPage, cookies: (await context.cookies()).map(({ name }) => name), size: page.viewportSize() };
}

let before: Awaited<ReturnType<typeof found>>;

test('a test’s tab starts with nothing stored', async ({ page, context, viewport }) => {
  before = await found(page, context);
  expect(before).toMatchObject({
    local: 0,
    session: 0,
    databases: 0,
    caches: 0,
    hasOwnClock: true,
    opener: false,
    cookies: ['consent'],
    size: viewport,
  });
});

for (const clock of ['its own clock', 'another clock']) {
  test(`a test may store whatever it likes, with ${clock}`, async ({ page, context, baseURL }) => {
    await page.goto(home);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'behind');
      sessionStorage.setItem('left', 'behind');
      await caches.open('left');
      await new Promise((resolve) => {
        indexedDB.open('left').onsuccess = resolve;
      });
    });
    await context.addCookies([{ name: 'left', value: 'behind', url: baseURL ?? '' }]);
    await context.grantPermissions(['clipboard-read']);
    await context.route('**/*', (route) => route.fulfill({ body: 'left behind' }));
    await page.setViewportSize({ width: 320, height: 480 });
    if (clock === 'another clock') await page.clock.install();
    expect(await page.evaluate(() => localStorage.length)).toBe(1);
  });

  test(`a test that follows one with ${clock} finds nothing of it`, async ({ page, context }) => {
    expect(await found(page, context)).toEqual(before);
  });
}

test.describe('with options of its own', () => {
  test.use({ colorScheme: 'dark', locale: 'cy-GB' });

  test('a test gets a context that has its options', async ({ page }) => {
    await page.goto(home);
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect([isDark, await page.evaluate(() => navigator.language)]).toEqual([true, 'cy-GB']);
  });
});
