import type { Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in CSS pixels: 0 when it fits the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
