import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/base-test.ts';
import { undecided } from '../../support/consent.ts';
import { withFontFirst } from '../../support/font-first.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { withMotion } from '../../support/motion.ts';

test.use(withMotion);

// A first visit, including the question about cookies.
test.use({ ...undecided, newBrowserContext: true });

type Shift = { value: number; moved: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

const pages = [
  { what: 'the help home', path: '/help-and-support/' },
  { what: 'a category', path: '/help-and-support/bills-and-payments' },
  { what: 'an article without rich content', path: pickArticle(({ isRich }) => !isRich).path },
  {
    what: 'an article with expanders',
    path: pickArticle(({ hasExpanders, hasTabs }) => hasExpanders && !hasTabs).path,
  },
  {
    what: 'an article with tabs',
    path: pickArticle(({ path }) => path.endsWith('/how-to-top-up')).path,
    alive: '[role="tablist"]',
  },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Notes every layout shift from the first byte on, with the elements that moved. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        window.shifts.push({
          value,
          moved: sources.map(({ node }) =>
            (node instanceof Element ? node.outerHTML : String(node?.nodeName)).slice(0, 80),
          ),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** A slow connection: the font arrives only once the returned function is called. */
async function withLateFont(page: Page) {
  let sendIt = () => {};
  const isTime = new Promise<void>((resolve) => (sendIt = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await isTime;
    await route.continue();
  });
  return async () => {
    const font = page.waitForResponse(/\.woff2$/);
    sendIt();
    await (await font).finished();
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
  };
}

/** Two frames: what a change moved has been drawn and reported by then. */
const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const { what, path, alive } of pages) {
  for (const viewport of sizes) {
    test(`${what} moves nothing while it loads and starts, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await noteShifts(page);
      await withFontFirst(page);
      await page.goto(path);
      await waitForScripts(page);
      // Tabs in view stay plain sections, so wait for the script instead.
      if (alive) {
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('make-interactive')),
        );
      }
      await page.evaluate(() => document.fonts.ready);
      await waitForPaint(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}

for (const viewport of sizes) {
  test(`a font that arrives after the first view moves nothing, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await noteShifts(page);
    const sendFont = await withLateFont(page);
    // The load event waits for a font that is preloaded.
    await page.goto('/help-and-support/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await sendFont();
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
}
