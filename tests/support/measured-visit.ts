import { expect, type Page } from '@playwright/test';
import type { DataLayerEvent } from '#contracts/analytics-events.ts';
import { waitForScripts } from './wait-for-scripts.ts';

const chunk = /\/start-telemetry-[^/]*\.js$/;
/**
 * Where React runs, and so on every page with a form, the script that counts forms loads after the measuring script.
 */
const chunkOfForms = /\/count-forms-[^/]*\.js$/;
const endpoint = /\/help-and-support\/analytics$/;

/** Lets the site's origin measure, as a visitor's choice would. */
export async function allowMeasuring(page: Page, url = '') {
  await page.context().addCookies([{ name: 'consent', value: '1.performance', url }]);
}

/** Changes the choice in the open page: `value` is the cookie's. */
export async function chooseAnew(page: Page, value: string) {
  await page.evaluate((consent) => {
    document.cookie = `consent=${consent}; Path=/`;
    dispatchEvent(new Event('consent-changed'));
  }, value);
}

/** Opens a page and waits until the visit is measured. */
export async function openMeasured(page: Page, address: string) {
  await page.goto(address);
  await waitForScripts(page);
  await waitForAnalytics(page);
}

/** Waits until the measuring scripts have loaded and run: a second import of a script resolves after the first. */
export async function waitForAnalytics(page: Page) {
  const isReading = await page.evaluate(() => document.body.dataset['page'] === 'reading');
  for (const wanted of isReading ? [chunk] : [chunk, chunkOfForms]) {
    const scripts = () =>
      page.evaluate((source) => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return names.filter((name) => new RegExp(source).test(name));
      }, wanted.source);
    await expect.poll(scripts, 'what measures is loaded').toHaveLength(1);
    await page.evaluate(async (name = '') => void (await import(name)), (await scripts())[0]);
  }
}

/**
 * Watches what monitoring requests and sends, from now on. Beacons of an unloading page are invisible from outside, so
 * each is recorded in the browser before it is sent.
 */
export async function watchMeasuring(page: Page) {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (!String(address).endsWith('/analytics')) return send(address, body);
      const before = JSON.parse(localStorage.getItem('beacons') ?? '[]') as string[];
      localStorage.setItem('beacons', JSON.stringify([...before, body as string]));
      return send(address, body);
    };
  });
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (chunk.test(pathname) || endpoint.test(pathname)) requestedPaths.push(pathname);
  });
  /** Leaves for a page of the same origin without scripts, and reads what was sent so far. */
  const bodies = async () => {
    await page.goto(new URL('/robots.txt', page.url()).href);
    return page.evaluate(() => JSON.parse(localStorage.getItem('beacons') ?? '[]') as string[]);
  };
  return { requestedPaths, bodies };
}

/** The events in what was sent, in order. */
export function eventsOf(bodies: readonly string[]): DataLayerEvent[] {
  return bodies.flatMap((body) => (JSON.parse(body) as { events: DataLayerEvent[] }).events);
}
