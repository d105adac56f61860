import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { watchProblems } from './page-problems.ts';

type LastingPages = { withScripts: Page; problems: string[]; withoutScripts: Page };
type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/**
 * For tests that only inspect pages, many in a row: one tab with scripts and one without last
 * as long as their worker, which saves each test two browser processes and reloading every file. Each
 * test gets both tabs reset: no cookies, a desktop's size, the light scheme. An error that the first reports fails it.
 */
export const test = base.extend<{ pageWithoutScripts: Page }, { lastingPages: LastingPages }>({
  lastingPages: [
    async ({ browser }, use, { project }) => {
      const { locale, viewport, contextOptions } = project.use;
      const options: Options = {
        ...contextOptions,
        ...(locale && { locale }),
        ...(viewport && { viewport }),
      };
      const [on, off] = await Promise.all(
        [true, false].map((javaScriptEnabled) => browser.newContext({ ...options, javaScriptEnabled })),
      );
      if (!on || !off) throw new Error('no browser');
      const withScripts = await on.newPage();
      await use({ withScripts, problems: watchProblems(withScripts), withoutScripts: await off.newPage() });
      await on.close();
      await off.close();
    },
    { scope: 'worker' },
  ],
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

export { expect };
