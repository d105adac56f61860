import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { expect, test } from '../../support/site-test.ts';
import { articleBudget as budget } from '../../support/byte-budgets.ts';
import { undecided } from '../../support/consent.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// A first visit, including the question about cookies.
test.use({ ...undecided, newBrowserContext: true });

// Short enough that tabs are below the fold: tabs in view when the script arrives stay plain sections.
test.use({ viewport: { width: 1280, height: 400 } });

const plain = pickArticle(({ isRich }) => !isRich);
const withTabs = pickArticle(({ hasTabs }) => hasTabs);

/** The monitoring SDK is the one exception to the budget for scripts: it is loaded when the browser is idle. */
const ofMonitoringSdk = /\/(?:start-monitoring|datadog\w+|replay-worker)-/;
/** What the browser fetches for the pages that are read next. */
const dictionary = /\/page-dictionary-/;

type Loaded = { name: string; bytes: number; isBeforeLoad: boolean };

/** Every file of this view, as reported by the browser, in request order. */
function filesOf(page: Page, ending: RegExp): Promise<Loaded[]> {
  return page.evaluate((source) => {
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => new RegExp(source).test(name))
      .map(({ name, encodedBodySize, startTime }) => ({
        name,
        bytes: encodedBodySize,
        isBeforeLoad: startTime < (view?.loadEventStart ?? 0),
      }));
  }, ending.source);
}

const sum = (files: Loaded[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const list = (files: Loaded[]) =>
  files.map(({ name, bytes }) => `${bytes} ${name.split('/').pop()}`).join('\n');

for (const { path } of [plain, withTabs]) {
  test(`${path} loads one small font`, async ({ page }) => {
    await page.goto(path);
    await waitForScripts(page);
    const files = await filesOf(page, /\.woff2$/);
    expect(files, list(files)).toHaveLength(1);
    expect(sum(files), list(files)).toBeGreaterThan(1_000);
    expect(sum(files), list(files)).toBeLessThanOrEqual(budget.font);
  });

  test(`${path} loads no script before the load event, and few bytes of it after`, async ({ page }) => {
    await page.goto(path);
    await waitForScripts(page);
    if (path === withTabs.path) await expect(page.getByRole('tablist').first()).toBeVisible();
    const scripts = await filesOf(page, /\.js$/);
    expect(scripts.filter(({ isBeforeLoad }) => isBeforeLoad).map(({ name }) => name)).toEqual([]);
    expect(scripts.filter(({ name }) => /\/(?:react|frame|entry\.client)-/.test(name))).toEqual([]);
    expect(scripts.map(({ name }) => name.replace(/.*\/|-[\w-]{8}\.js$/g, ''))).toContain('page');
    expect(sum(scripts), `${sum(scripts)} bytes of scripts:\n${list(scripts)}`).toBeLessThanOrEqual(
      budget.scripts,
    );
  });
}

test('a reader who has allowed measuring gets no React either', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: '1.performance', url: baseURL ?? '' }]);
  await page.goto(plain.path);
  await waitForScripts(page);
  // The measuring script, and the file that it shares with pages that have React.
  await expect.poll(() => filesOf(page, /\/(?:start-telemetry|telemetry)-.*\.js$/)).toHaveLength(2);
  const scripts = (await filesOf(page, /\.js$/)).filter(({ name }) => !ofMonitoringSdk.test(name));
  for (const { name } of scripts)
    expect((await (await fetch(name)).text()).includes('react.transitional.element'), name).toBe(false);
  expect(sum(scripts), list(scripts)).toBeLessThanOrEqual(budget.scriptsWithConsent);
});

test('a whole article weighs little, with its font, styles and pictures', async ({ page }) => {
  await page.goto(plain.path, { waitUntil: 'networkidle' });
  await waitForScripts(page);
  const files = await filesOf(page, /./);
  const html = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  );
  expect(html + sum(files), `${html} of HTML\n${list(files)}`).toBeLessThanOrEqual(budget.all);
});

const beginsToRead: Record<string, (page: Page) => Promise<unknown>> = {
  'moves the mouse': (page) => page.mouse.move(300, 200),
  'turns the wheel': (page) => page.mouse.wheel(0, 200),
  'goes on by keyboard': (page) => page.keyboard.press('PageDown'),
};

test('the dictionary for the next page is fetched once the visitor starts to read, and is small', async ({
  page,
  serveOwnSite,
}) => {
  const site = await serveOwnSite();
  await site.warmUp();
  for (const [what, begin] of Object.entries(beginsToRead)) {
    await page.goto(site.url + plain.path, { waitUntil: 'networkidle' });
    await waitForScripts(page);
    expect(await filesOf(page, dictionary), `before a reader ${what}`).toEqual([]);
    await begin(page);
    await expect.poll(async () => (await filesOf(page, dictionary)).length, `a reader ${what}`).toBe(1);
    const [file] = await filesOf(page, dictionary);
    expect(file?.bytes).toBeGreaterThan(1_000);
    expect(file?.bytes).toBeLessThanOrEqual(budget.dictionary);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  }
});

test('nothing in a first view comes from another origin', async ({ page, baseURL }) => {
  await page.goto(withTabs.path);
  await waitForScripts(page);
  const names = (await filesOf(page, /./)).map(({ name }) => name);
  expect(names.filter((name) => !name.startsWith(`${baseURL}/`))).toEqual([]);
});

test('a second view takes style sheets, font and scripts from the browser’s cache', async ({ page }) => {
  await page.goto(plain.path);
  await waitForScripts(page);
  await page.goto(withTabs.path);
  await waitForScripts(page);
  const transferred = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\.(?:css|woff2|js)$/.test(name) && transferSize > 0)
      .map(({ name }) => name.replace(/.*\//, '')),
  );
  expect(transferred.filter((name) => !name.startsWith('make-interactive-'))).toEqual([]);
});
