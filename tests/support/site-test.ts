import { expect, type Page, type Response } from '@playwright/test';
import { copyContent, type ContentChanges } from './content-copy.ts';
import { waitForScripts } from './wait-for-scripts.ts';
import { watchProblems } from './page-problems.ts';
import { serveSite, type ServedSite } from './serve-site.ts';
import { startSite, type OwnSite } from './start-site.ts';
import { test as base } from './base-test.ts';
import { startUnreliableContent, type UnreliableContent } from './unreliable-content.ts';

type OwnSiteSettings = { content?: ContentChanges; env?: Record<string, string> };

type SiteFixtures = {
  /** Console errors of a page that a test expects; any other fails it. */
  expectedProblem: RegExp | undefined;
  quietPage: void;
  /** Opens a page of the help area; with scripts on, waits until they have started. */
  open: (address: string) => Promise<Response | null>;
  /** Serves a site for one test, with changed content if some is given. */
  serveOwnSite: (settings?: OwnSiteSettings) => Promise<ServedSite & { changeContent: Change }>;
  /** Starts a process of the site, for tests of the process and of what it prints. */
  startOwnSite: (settings?: OwnSiteSettings) => Promise<OwnSite>;
  /** Runs this once the page has been left, in reverse order. */
  cleanUpAfterPage: (end: () => Promise<unknown>) => void;
  /** Starts a content service that can fail; while it is well it serves the tests' content with these changes. */
  startContentService: (changes?: ContentChanges) => Promise<UnreliableContent>;
  /** Serves a site on a content service that fails like this from the start: for all paths, or for these. */
  serveSiteOnFailingContent: (...mode: Mode) => Promise<ServedSite & { content: UnreliableContent }>;
};
type Mode = Parameters<UnreliableContent['setMode']>;
type Change = Awaited<ReturnType<typeof copyContent>>['change'];

/**
 * Playwright's test for the help area: whatever a test starts is stopped at its end, and pages must not report errors.
 */
export const test = base.extend<SiteFixtures>({
  expectedProblem: [undefined, { option: true }],
  quietPage: [
    async ({ page, expectedProblem }, use) => {
      const problems = watchProblems(page);
      await use();
      expect(
        problems.filter((problem) => !expectedProblem?.test(problem)),
        'errors in the page',
      ).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, javaScriptEnabled }, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      if (javaScriptEnabled && (await startsScripts(page))) await waitForScripts(page);
      return response;
    });
  },
  cleanUpAfterPage: async ({ page }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use((end) => void ends.push(end));
    // A page that is still loading would report errors once its site is gone.
    await page.goto('about:blank');
    for (const end of ends.toReversed()) await end();
  },
  serveOwnSite: async ({ cleanUpAfterPage }, use) => {
    await use(async ({ content, env = {} } = {}) => {
      const copy = content && (await copyContent(content));
      if (copy) cleanUpAfterPage(copy.remove);
      const site = await serveSite({ ...env, ...(copy && { CONTENT_DIR: copy.dir }) });
      cleanUpAfterPage(site.stop);
      const changeContent: Change = async (...change) => copy?.change(...change);
      return { ...site, changeContent };
    });
  },
  startOwnSite: async ({ cleanUpAfterPage }, use) => {
    await use(async ({ content, env = {} } = {}) => {
      const copy = content && (await copyContent(content));
      if (copy) cleanUpAfterPage(copy.remove);
      const site = await startSite({ ...env, ...(copy && { CONTENT_DIR: copy.dir }) });
      cleanUpAfterPage(() => site.stop());
      return site;
    });
  },
  // eslint-disable-next-line no-empty-pattern
  startContentService: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (changes = {}) => {
      const copy = await copyContent(changes);
      const service = await startUnreliableContent(copy.dir);
      ends.push(service.stop, copy.remove);
      return service;
    });
    for (const end of ends) await end();
  },
  serveSiteOnFailingContent: async ({ startContentService, serveOwnSite }, use) => {
    await use(async (...mode) => {
      const content = await startContentService();
      content.setMode(...mode);
      return { ...(await serveOwnSite({ env: { CONTENT_URL: content.url } })), content };
    });
  },
});

/** A page of the area starts scripts; the main site's pages and those of the identity provider don't. */
const startsScripts = (page: Page) =>
  page.evaluate(() => document.querySelector('body[data-page], #hydration') !== null);

/** Describes the same behaviour twice: with scripts on, and with scripts off. */
export function withAndWithoutScripts(describe: (scripts: 'on' | 'off') => void): void {
  for (const scripts of ['on', 'off'] as const) {
    test.describe(`scripts ${scripts}`, () => {
      test.use({ javaScriptEnabled: scripts === 'on' });
      describe(scripts);
    });
  }
}

export { expect };
