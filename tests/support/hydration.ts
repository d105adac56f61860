import { expect, type Page } from '@playwright/test';

/** A start that waits for an idle moment, on a machine that is busy with other tests. */
const hydrationLimitMs = 15_000;

/**
 * Waits until React has taken over the page, effects included: its scroll restoration is one of them, and leaves
 * this trace. Pages start late on purpose (app/hydration), so a test that needs scripts must wait for them.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => history.scrollRestoration), {
      message: 'the page hydrates',
      timeout: hydrationLimitMs,
    })
    .toBe('manual');
}
