import type { Page } from '@playwright/test';
import { withMotion } from '../../support/motion.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(withMotion);

const pages = [
  '/help-and-support/',
  '/help-and-support/meters',
  '/help-and-support/emergencies',
  '/help-and-support/contact-us',
  '/help-and-support/probate',
  '/page-not-found.html',
];

const chooseByCookie = (page: Page, baseURL: string | undefined, value: string) =>
  page.context().addCookies([{ name: 'display', value, url: baseURL ?? '' }]);
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the chosen theme overrides the device’s, whether dark or light', async ({ page, open, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/help-and-support/');
  const dark = await backgroundOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await backgroundOf(page);
  expect(light).not.toBe(dark);

  await chooseByCookie(page, baseURL, 'theme=dark');
  await page.reload();
  expect(await backgroundOf(page)).toBe(dark);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');

  await chooseByCookie(page, baseURL, 'theme=light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await backgroundOf(page)).toBe(light);
});

test('larger text is larger, step by step', async ({ page, open, baseURL }) => {
  const sizes: number[] = [];
  for (const value of ['', 'text=large', 'text=larger']) {
    await chooseByCookie(page, baseURL, value);
    await open('/help-and-support/probate');
    sizes.push(
      await page
        .locator('main .prose')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

for (const path of pages) {
  test(`at the largest text, nothing of ${path} overflows a narrow screen`, async ({
    page,
    open,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseByCookie(page, baseURL, 'text=larger');
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('more contrast changes the colours of lines and secondary text', async ({ page, open, baseURL }) => {
  const coloursOf = () =>
    page.evaluate(() =>
      ['--line', '--line-strong', '--ink-soft', '--ink']
        .map((name) => getComputedStyle(document.documentElement).getPropertyValue(name))
        .join(),
    );
  await open('/help-and-support/');
  const standard = await coloursOf();
  await chooseByCookie(page, baseURL, 'contrast=more');
  await page.reload();
  expect(await coloursOf()).not.toBe(standard);
});

test('with less motion chosen, nothing moves', async ({ page, open, baseURL }) => {
  await chooseByCookie(page, baseURL, 'motion=less');
  await open('/help-and-support/');
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...transitionDuration.split(','), ...animationDuration.split(',')].map(Number.parseFloat);
      }),
    ),
  );
  expect(longest, 'seconds of the longest movement').toBeLessThan(0.01);
});

for (const [name, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['a dark device', { colorScheme: 'dark' }],
  ['a light device', {}],
] as const) {
  test(`with ${name}, whatever has keyboard focus has an outline`, async ({ page, open }) => {
    await page.emulateMedia(media);
    await open('/help-and-support/emergencies');
    for (let stop = 0; stop < 25; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        // A search box has the outline of its field around its icon and button too.
        const { outlineStyle, outlineWidth } = getComputedStyle(
          focused.matches('.search__box input') ? (focused.parentElement ?? focused) : focused,
        );
        return {
          name: document.activeElement?.textContent,
          outlineStyle,
          width: Number.parseFloat(outlineWidth),
        };
      });
      expect(outline.outlineStyle, outline.name ?? '').not.toBe('none');
      expect(outline.width, outline.name ?? '').toBeGreaterThanOrEqual(2);
    }
  });
}
