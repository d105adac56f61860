import type { Page } from '@playwright/test';
import { consentCookie } from '#contracts/consent.ts';
import { startIntake, type Intake } from './monitoring-intake.ts';
import { expect, test as base } from './site-test.ts';
import { startSite } from './start-site.ts';

type MonitoringFixtures = {
  /** Sessions with a replay, in percent. */
  replayRate: number;
  intake: Intake;
  /** Addresses of all the page's requests. */
  requestedUrls: string[];
};

/** Playwright's test for monitoring: on a separate site, whose provider is the test's intake. */
export const test = base.extend<MonitoringFixtures>({
  replayRate: [100, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  intake: async ({}, use) => {
    const intake = await startIntake();
    await use(intake);
    await intake.stop();
  },
  baseURL: async ({ intake, replayRate }, use) => {
    const site = await startSite({
      MONITORING_INTAKE_URL: intake.url,
      MONITORING_REPLAY_SAMPLE_RATE: String(replayRate),
    });
    await use(site.url);
    await site.stop();
  },
  requestedUrls: async ({ page }, use) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await use(requestedUrls);
  },
});

/** Chooses on the open page, as the banner does. */
export async function choose(page: Page, allowed: 'performance' | 'nothing'): Promise<void> {
  await page.evaluate(
    ([name, categories]) => {
      document.cookie = `${name}=1${categories}; Path=/; SameSite=Lax`;
      dispatchEvent(new Event('consent-changed'));
    },
    [consentCookie.name, allowed === 'performance' ? '.performance' : ''],
  );
}

/** Visits with the choice already made. */
export async function haveChosen(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: consentCookie.name, value: '1.performance', url: baseURL ?? '' }]);
}

/** Follows the monitoring state that a page reports; call the result for the changes so far. */
export async function watchStates(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const states: unknown[] = [];
    Object.assign(globalThis, { monitoringStates: states });
    addEventListener('monitoring-state', (event) => states.push((event as CustomEvent).detail));
    addEventListener('monitoring-problem', (event) => states.push((event as CustomEvent).detail));
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { monitoringStates: unknown[] }).monitoringStates);
}

/** Waits until the page is being recorded; `states` is the result of `watchStates`. */
export async function waitForRecording(states: () => Promise<unknown[]>): Promise<void> {
  await expect.poll(async () => (await states()).at(-1)).toMatchObject({ recording: 'recording' });
}

/** Names of the items that the browser stores for the site. */
export const storedNames = (page: Page) =>
  page.evaluate(() => [
    ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);

/** Makes the browser leave the page, so that queued data is sent. */
export async function navigateAway(page: Page): Promise<void> {
  await page.goto('about:blank');
}

export { expect };
