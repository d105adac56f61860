import type { Page } from '@playwright/test';
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
