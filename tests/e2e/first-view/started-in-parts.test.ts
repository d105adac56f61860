import { complaintForms } from '#contracts/complaint-forms.ts';
import { signInPaths } from '#contracts/sign-in-paths.ts';
import { expect, test } from '../../support/site-test.ts';
import { watchTimeZones } from '../../support/time-zones.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

declare global {
  interface Window {
    waitingTasks: (() => void)[];
    /** The properties that React has last rendered for `main`; a new object each time. */
    renderedMain: () => unknown;
    mainAtFirst: unknown;
    /** What React has reported, with the number of the browser's task in which it did. */
    reported: { what: 'commit' | 'effects'; task: number }[];
  }
}

const pagesWithReact = [
  'submit-meter-read',
  'make-a-complaint-select-type',
  ...complaintForms.map((form) => `complaints/${form}`),
  'complaints/feedback',
  'bills-and-payments/compare-two-bills',
].map((path) => `/help-and-support/${path}`);

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

for (const path of pagesWithReact) {
  test(`at the start of ${path}, no part is rendered again in the task of React’s first commit, or in that of its effects`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.reported = [];
      // At such a pace React's scheduler, which runs tasks for 5 ms in one task of the browser, gives each one of its own.
      let passedMs = 0;
      performance.now = () => (passedMs += 6);
      let task = 0;
      let isInTask = false;
      const report = (what: 'commit' | 'effects') => {
        if (!isInTask) {
          isInTask = true;
          task += 1;
          // Microtasks run once the task's own code has returned.
          queueMicrotask(() => (isInTask = false));
        }
        window.reported.push({ what, task });
      };
      // React's interface for developer tools. Effects are reported once they, and what they rendered at once, are done.
      Object.assign(window, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: {
          supportsFiber: true,
          inject: () => 1,
          onCommitFiberRoot: () => report('commit'),
          onPostCommitFiberRoot: () => report('effects'),
          onCommitFiberUnmount() {},
        },
      });
    });
    await page.goto(path);
    await page.waitForFunction(() => window.reported.length >= 2);
    const reported = await page.evaluate(() => window.reported);
    expect(reported.slice(0, 2)).toEqual([
      { what: 'commit', task: 1 },
      { what: 'effects', task: 2 },
    ]);
  });

  test(`at the start of ${path}, the browser’s time zones are not loaded: that blocks a slow phone`, async ({
    page,
  }) => {
    const timeZones = await watchTimeZones(page);
    await page.goto(path);
    await waitForScripts(page);
    expect(await timeZones()).toEqual([]);
  });
}

test('the frame, which is most of a page, is not rendered again for the session watch of a form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.renderedMain = () => {
      const main: object = document.querySelector('main') ?? {};
      const [, properties] = Object.entries(main).find(([name]) => name.startsWith('__reactProps$')) ?? [];
      return properties as unknown;
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => (window.mainAtFirst ??= window.renderedMain()),
        onCommitFiberUnmount() {},
      },
    });
  });
  // The watch makes this request once it is rendered.
  const request = page.waitForRequest(`**${signInPaths.session}`);
  await page.goto('/help-and-support/submit-meter-read');
  await request;
  expect(await page.evaluate(() => window.mainAtFirst !== undefined)).toBe(true);
  expect(await page.evaluate(() => window.renderedMain() === window.mainAtFirst)).toBe(true);
});
