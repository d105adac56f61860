import type { Page } from '@playwright/test';

/** The names of the drafts that this tab keeps of forms. */
export function drafts(page: Page) {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
}
