import { expect, type Browser, type Page } from '@playwright/test';
import { watchProblems } from './page-problems.ts';
import { test as base, type Started } from './base-test.ts';

type LastingPages = { withScripts: Page; problems: string[]; withoutScripts: Page };
type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/**
 * For tests that only inspect pages, many in a row: one tab with scripts and one without last as long as their worker,
 * which saves each test two browser processes and reloading every file. Both tabs are reset for each test: no cookies,
 * a desktop's size, the light scheme. An error in the first one fails the test.
 */
export const test = base.extend<{ lastingPages: LastingPages; pageWithoutScripts: Page }>({
  lastingPages: async ({ startOnce, browser }, use, { project }) => {
    const { locale, viewport, contextOptions } = project.use;
    const options: Options = {
      ...contextOptions,
      ...(locale && { locale }),
      ...(viewport && { viewport }),
    };
    await use(await startOnce('lasting pages', () => openLastingPages(browser, options)));
  },
  page: async ({ lastingPages: { withScripts, problems }, viewport }, use) => {
    await withScripts.context().clearCookies();
    await withScripts.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await withScripts.emulateMedia({ colorScheme: 'light' });
    problems.length = 0;
    await use(withScripts);
    expect(problems, 'errors in the page').toEqual([]);
  },
  pageWithoutScripts: async ({ lastingPages: { withoutScripts } }, use) => {
    await withoutScripts.context().clearCookies();
    await use(withoutScripts);
  },
});

/** Both are closed with the browser. */
async function openLastingPages(browser: Browser, options: Options): Promise<Started<LastingPages>> {
  const open = async (javaScriptEnabled: boolean) =>
    (await browser.newContext({ ...options, javaScriptEnabled })).newPage();
  const withScripts = await open(true);
  const value = { withScripts, problems: watchProblems(withScripts), withoutScripts: await open(false) };
  return { value };
}

export { expect };
