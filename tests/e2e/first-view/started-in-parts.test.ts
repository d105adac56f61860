import { expect, test } from '../../support/site-test.ts';

declare global {
  interface Window {
    waitingTasks: (() => void)[];
  }
}

test('what a page starts without React runs in tasks of its own, between which the browser can respond', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.waitingTasks = [];
    const setTimer = window.setTimeout;
    window.setTimeout = ((task: () => void, delay?: number) =>
      delay ? setTimer(task, delay) : window.waitingTasks.push(task)) as typeof setTimeout;
  });
  await page.goto('/help-and-support/meters');
  await page.waitForFunction(() => window.waitingTasks.length > 10);
  const runNext = () =>
    page.evaluate(() => {
      const hadStarted = 'started' in document.body.dataset;
      window.waitingTasks.shift()?.();
      return { hadStarted, left: window.waitingTasks.length };
    });
  let after = await runNext();
  while (after.left > 0) {
    expect(after.hadStarted, 'the last task marks the page as started').toBe(false);
    after = await runNext();
  }
  await expect(page.locator('body')).toHaveAttribute('data-started', '');
});
