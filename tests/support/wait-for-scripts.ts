import { expect, type Page } from '@playwright/test';

/** How long a start may wait for an idle moment, on a machine that is busy with other tests. */
const startLimitMs = 15_000;

/**
 * Waits until the scripts of a page have started: the plain script of every page and, where the page has a form, React
 * including its effects (its scroll restoration is one of them). They start late on purpose (app/frame/hydration), so a
 * test that needs scripts must wait. The page itself checks: polling from outside, if rare enough to be cheap, would
 * notice it late.
 */
export async function waitForScripts(page: Page): Promise<void> {
  const starts = page.evaluate(
    (limitMs) =>
      new Promise<boolean>((resolve) => {
        const deadline = performance.now() + limitMs;
        const check = () => {
          const hasReact = document.body.dataset['page'] !== 'reading';
          const isDone =
            'started' in document.body.dataset && (!hasReact || history.scrollRestoration === 'manual');
          if (isDone || performance.now() > deadline) resolve(isDone);
          else setTimeout(check);
        };
        check();
      }),
    startLimitMs,
  );
  expect(await starts, 'the scripts of the page start').toBe(true);
}
