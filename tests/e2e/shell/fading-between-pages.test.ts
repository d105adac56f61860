import type { BrowserContext, Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

const article = pickArticle(({ isRich }) => !isRich).path;
const form = '/help-and-support/complaints/feedback';
const category = '/help-and-support/bills-and-payments';
const home = '/help-and-support/';
/** The design's `--calm`. */
const calmMs = 180;

/** Has each document record how it comes into view. A fade that fails is an error of the page, which fails the test. */
async function recordFades(page: Page) {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number[] | undefined>();
    Object.assign(window, { fade: promise });
    const durations = () =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getTiming().duration))
        .filter(Boolean);
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (viewTransition) void viewTransition.ready.then(() => resolve(durations()));
      else resolve(undefined);
    });
  });
}

/** How long the cross-fade's animations take, in ms, with which the page came into view; undefined without a cross-fade. */
const fadeOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { fade: Promise<number[] | undefined> }).fade);

/** Records why Chromium lays out parts of the page; the returned function ends it, and returns the reasons. */
async function recordLayouts(page: Page, context: BrowserContext) {
  const devTools = await context.newCDPSession(page);
  const reasons = new Set<string>();
  devTools.on('Tracing.dataCollected', ({ value }: { value: { name?: string; args?: TraceArguments }[] }) => {
    for (const { name, args } of value)
      if (name === 'LayoutInvalidationTracking') reasons.add(args?.data?.reason ?? '');
  });
  const includedCategories = ['disabled-by-default-devtools.timeline.invalidationTracking'];
  await devTools.send('Tracing.start', { traceConfig: { includedCategories } });
  return async () => {
    const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
    await devTools.send('Tracing.end');
    await complete;
    return [...reasons];
  };
}
type TraceArguments = { data?: { reason?: string } };

/** Adds a link to the page, and follows it. */
async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, href);
  await page.waitForURL(href);
}

test.describe('with motion', () => {
  test.use(withMotion);

  for (const [state, prepare] of [
    ['in the browser’s cache', async () => {}],
    // Interception switches the cache off.
    ['not in the browser’s cache', async (page: Page) => page.route('**/unused', (route) => route.abort())],
  ] as const)
    test(`pages of the area fade into each other, forward and back, with and without React, when the styles are ${state}`, async ({
      page,
      open,
    }) => {
      await recordFades(page);
      await prepare(page);
      await open(article);
      expect(await fadeOf(page), 'the first page of a visit').toBeUndefined();
      for (const path of [home, form, category, article]) {
        await follow(page, path);
        expect(await fadeOf(page), path).toContain(calmMs);
      }
      for (const path of [category, form]) {
        await page.goBack();
        await page.waitForURL(path);
        expect(await fadeOf(page), `back to ${path}`).toContain(calmMs);
      }
    });

  test('a fade that is cut short, as when the visitor turns the phone, is no error', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { isCutShort: viewTransition !== null });
        viewTransition?.skipTransition();
      }),
    );
    await open(article);
    for (const path of [form, category]) {
      await follow(page, path);
      await expect.poll(async () => page.evaluate('window.isCutShort'), path).toBe(true);
    }
  });

  test('a style sheet that arrives after the first paint doesn’t have the whole page laid out again', async ({
    page,
    open,
    context,
  }) => {
    await recordFades(page);
    const late = Promise.withResolvers<void>();
    await page.route('**/on-demand-*.css', async (route) => {
      await late.promise;
      await route.continue();
    });
    const opened = open(article);
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        [...document.fonts].every(({ status }) => status !== 'loading'),
    );
    // The font itself may have arrived after the first layout, and the next frame uses it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const reasons = await recordLayouts(page, context);
    late.resolve();
    await opened;
    const all = await reasons();
    expect(all).toContain('Added to layout');
    expect(all).not.toContain('Fonts changed');
    await follow(page, home);
    expect(await fadeOf(page)).toContain(calmMs);
  });

  test.describe('with a touch screen', () => {
    test.use({ hasTouch: true });

    test('a tap ends the fade and reaches what is there', async ({ page, open }) => {
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) => {
          void viewTransition?.ready.then(() => {
            for (const animation of document.getAnimations()) animation.pause();
            Object.assign(window, { isFading: true });
          });
        }),
      );
      await open(article);
      await follow(page, home);
      await expect.poll(async () => page.evaluate('window.isFading')).toBe(true);
      // Forced: until the fade ends, the link is not what a tap would reach.
      await page.getByRole('link', { name: 'Bills and payments' }).first().tap({ force: true });
      await page.waitForURL(category);
    });
  });

  test('nothing fades to or from a page outside the area, where the fade would be an error', async ({
    page,
    open,
  }) => {
    await recordFades(page);
    for (const from of [article, form, category])
      for (const outside of ['/', '/search?q=boiler', '/robots.txt']) {
        await open(from);
        await follow(page, outside);
        expect(await fadeOf(page), `${from} to ${outside}`).toBeUndefined();
        await page.goBack();
        await page.waitForURL(from);
        expect(await fadeOf(page), `back to ${from}`).toBeUndefined();
      }
  });

  test.describe('a file of ours', () => {
    test.use({ expectedProblem: /Blocked script execution/ });
    test('opens without fading', async ({ page, open }) => {
      await recordFades(page);
      await open(article);
      await follow(page, '/help-and-support/media/mark.svg');
      await page.goBack();
      await page.waitForURL(article);
      expect(await fadeOf(page)).toBeUndefined();
    });
  });

  test('a visitor who has chosen less motion sees the next page at once', async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    await recordFades(page);
    await context.addCookies([{ name: 'display', value: 'motion=less', url: baseURL ?? '' }]);
    await open(article);
    await follow(page, home);
    expect(await fadeOf(page)).toBeUndefined();
  });
});

test('nothing fades on a device with reduced motion', async ({ page, open }) => {
  await recordFades(page);
  await open(article);
  for (const path of [home, form, category]) {
    await follow(page, path);
    expect(await fadeOf(page), path).toBeUndefined();
  }
});
