import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { htmlMistakes } from './valid-html.ts';

/** The narrowest screen of WCAG 1.4.10 (400 % zoom of 1280 px). */
const narrowest = { width: 320, height: 844 };

/** Expects the current page to be valid HTML, accessible in every size and scheme, and to fit the narrowest screen. */
export async function expectValidAndAccessible(page: Page, state: string): Promise<void> {
  expect(await htmlMistakes(await page.content()), `HTML, ${state}`).toEqual([]);
  await page.setViewportSize(narrowest);
  expect(
    await sidewaysScroll(page),
    `pixels beyond a screen of ${narrowest.width} px, ${state}`,
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page, state);
}
