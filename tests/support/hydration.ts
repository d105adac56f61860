import { expect, type Page } from '@playwright/test';

/** A start that waits for an idle moment, on a machine that is busy with other tests. */
const hydrationLimitMs = 15_000;

/**
 * Waits until React has taken over the page, effects included: its scroll restoration is one of them, and its
 * mark is checked. Pages start late on purpose (app/frame/hydration), so a test that needs scripts must wait. The page
 * itself checks on every frame: polling from outside, rarely enough to be cheap, would notice it late.
 */
export async function whenHydrated(page: Page): Promise<void> {
  const hydrates = page.evaluate(
    (limitMs) =>
      new Promise<boolean>((resolve) => {
        const giveUpAt = performance.now() + limitMs;
        const look = () => {
          const isDone = history.scrollRestoration === 'manual';
          if (isDone || performance.now() > giveUpAt) resolve(isDone);
          else setTimeout(look);
        };
        look();
      }),
    hydrationLimitMs,
  );
  expect(await hydrates, 'the page hydrates').toBe(true);
}
