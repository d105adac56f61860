import type { Page } from '@playwright/test';
import { cutOffParts } from '../../support/cut-off-parts.ts';
import { cutOffPhoneNumbers } from '../../support/cut-off-phone-numbers.ts';
import { expect, test } from '../../support/lasting-page-test.ts';
import { brokenPhoneNumbers } from '../../support/phone-numbers.ts';
import { sidewaysScroll } from '../../support/sideways-scroll.ts';

/** Each represents others of its kind: where numbers are, and how its parts are arranged. */
const pages = [
  '/help-and-support/',
  '/help-and-support/emergencies',
  '/help-and-support/emergencies/power-cuts',
  '/help-and-support/contact-us',
  '/help-and-support/extra-support',
  '/help-and-support/submit-meter-read',
  '/complaints/energy/credit',
  '/search?q=zzqqxx',
  '/page-not-found.html',
];
/** The narrowest screen (WCAG 1.4.10), a phone, a small tablet and a desktop: larger text makes each page narrower. */
const widths = [320, 390, 640, 1280];

const textSizes: { size: string; cookie?: string; ofTheBrowser?: string }[] = [
  { size: 'standard text' },
  { size: 'our largest text', cookie: 'text=larger' },
  { size: 'the browser’s text at 200 %', ofTheBrowser: '200%' },
];

for (const { size, cookie, ofTheBrowser } of textSizes) {
  for (const path of pages) {
    test(`with ${size}, ${path} fits every screen and shows its phone numbers whole`, async ({
      page,
      baseURL,
    }) => {
      if (cookie) await page.context().addCookies([{ name: 'display', value: cookie, url: baseURL ?? '' }]);
      await page.goto(path);
      if (ofTheBrowser) await setRootSize(page, ofTheBrowser);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysScroll(page), `pixels beyond a screen of ${width} px`).toBe(0);
        expect(await cutOffPhoneNumbers(page), `phone numbers cut off at ${width} px`).toEqual([]);
        expect(await brokenPhoneNumbers(page), `phone numbers over two lines at ${width} px`).toEqual([]);
        expect(await isLogoCovered(page), `the header’s tools cover the logo at ${width} px`).toBe(false);
      }
    });
  }
}

for (const { size, cookie = '' } of textSizes.slice(0, 2))
  test(`with ${size} and the spacing that a visitor may set (WCAG 1.4.12), pages fit every phone and cut nothing off`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'display', value: cookie, url: baseURL ?? '' }]);
    for (const path of [...pages, '/help-and-support/probate']) {
      await page.goto(path);
      await setSpacing(page);
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sidewaysScroll(page), `pixels of ${path} beyond ${width} px`).toBe(0);
        expect(await cutOffParts(page), `parts of ${path} cut off at ${width} px`).toEqual([]);
      }
    }
  });

/** The spacing of WCAG 1.4.12. The policy forbids a style element, but not a sheet that a script makes. */
const setSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** As a visitor's own setting does: everything that is measured in rem follows. */
const setRootSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

const isLogoCovered = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: string) => document.querySelector(`.header ${part}`)?.getBoundingClientRect();
    const words = boxOf('.logo__words');
    const tools = boxOf('.header__tools');
    if (!words || !tools) throw new Error('The page has no header');
    return words.right > tools.left && words.bottom > tools.top && words.top < tools.bottom;
  });
