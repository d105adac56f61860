import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { watchProblems } from './page-problems.ts';

type LastingPages = { withScripts: Page; problems: string[]; withoutScripts: Page };
type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

/**
 * For tests that only look at what a page is, many pages after each other: one tab with scripts and one without last
 * as long as their worker, which spares each test two processes of the browser and every file it has had before. Each
 * finds both tabs as new: no cookies, a desktop's size, the light scheme. What the first reports as an error fails it.
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
