import type { Page } from '@playwright/test';

const closed = 'details:not([open]), [role="tabpanel"][hidden]';

/** Whether the page hides something in an expander or a tab. */
export async function isAnythingClosed(page: Page): Promise<boolean> {
  return (await page.locator(closed).count()) > 0;
}

/** Opens every expander and shows every tab's panel, so that nothing of the page is hidden. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const part of document.querySelectorAll<HTMLElement>(selector)) {
      if (part instanceof HTMLDetailsElement) part.open = true;
      else part.hidden = false;
    }
  }, closed);
}
