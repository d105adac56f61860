import type { Page } from '@playwright/test';

/** The names of this tab's form drafts. */
export function drafts(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
}
