import { expect, type Page } from '@playwright/test';

/** A start that waits for an idle moment, on a machine that is busy with other tests. */
const hydrationLimitMs = 15_000;

/**
 * Waits until React has taken over the page, effects included: its scroll restoration is one of them, and leaves
 * this trace. Pages start late on purpose (app/hydration), so a test that needs scripts must wait for them. The page
 * itself looks at every turn: asked from outside, seldom enough to be cheap, it would be found late.
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
