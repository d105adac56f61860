import type { Page } from '@playwright/test';
import { pickArticle } from '../../support/article-files.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

const article = pickArticle(({ isRich }) => !isRich).path;
const form = '/help-and-support/complaints/feedback';
const category = '/help-and-support/bills-and-payments';
const home = '/help-and-support/';
/** The design's `--calm`. */
const calmMs = 180;

/** Has each document record how it comes into view. */
async function recordFades(page: Page) {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number[] | undefined>();
    Object.assign(window, { fade: promise });
    addEventListener('pagereveal', ({ viewTransition }) => {
      const durations = () =>
        document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getTiming().duration))
          .filter(Boolean);
      if (viewTransition)
        viewTransition.ready.then(
          () => resolve(durations()),
          () => resolve(undefined),
        );
      else resolve(undefined);
    });
  });
}

/** How long the cross-fade's animations take, in ms, with which the page came into view; undefined without a cross-fade. */
const fadeOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { fade: Promise<number[] | undefined> }).fade);

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

test.beforeEach(async ({ page }) => recordFades(page));

test.describe('with motion', () => {
  test.use(withMotion);

  test('pages of the area fade into each other, forward and back, with and without React', async ({
    page,
    open,
  }) => {
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

  test('nothing fades to or from a page outside the area, where the transition would be an error', async ({
    page,
    open,
  }) => {
    const outside = '/robots.txt';
    for (const from of [article, form, category]) {
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
    await context.addCookies([{ name: 'display', value: 'motion=less', url: baseURL ?? '' }]);
    await open(article);
    await follow(page, home);
    expect(await fadeOf(page)).toEqual([]);
  });
});

test('nothing fades on a device with reduced motion', async ({ page, open }) => {
  await open(article);
  for (const path of [home, form, category]) {
    await follow(page, path);
    expect(await fadeOf(page), path).toBeUndefined();
  }
});
