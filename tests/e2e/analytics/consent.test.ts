import type { Page } from '@playwright/test';
import {
  allowMeasuring,
  chooseAnew,
  eventsOf,
  openMeasured,
  watchMeasuring,
  waitForAnalytics,
} from '../../support/measured-visit.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const home = '/help-and-support/';
const meters = '/help-and-support/meters';

/** Follows a link on the page. */
async function goToMeters(page: Page) {
  await page.getByRole('main').locator(`a[href="${meters}"]`).first().click();
  await expect(page).toHaveURL(meters);
  await waitForScripts(page);
}

for (const [choice, value] of [
  ['nothing was chosen', undefined],
  ['everything was refused', '1'],
  ['only other things are allowed', '1.functional.targeting'],
] as const) {
  test(`while ${choice}, no analytics script is requested and nothing is sent`, async ({
    page,
    open,
    baseURL,
  }) => {
    if (value) await page.context().addCookies([{ name: 'consent', value, url: baseURL ?? '' }]);
    const measuring = await watchMeasuring(page);
    await open(home);
    await goToMeters(page);
    expect(await measuring.bodies()).toEqual([]);
    expect(measuring.requestedPaths).toEqual([]);
  });
}

test('measuring starts when it is allowed, stops when it is refused, drops events that are still queued, and can start again', async ({
  page,
  open,
}) => {
  const measuring = await watchMeasuring(page);
  await open(home);
  await chooseAnew(page, '1.performance');
  await waitForAnalytics(page);
  await chooseAnew(page, '1');
  expect(await measuring.bodies(), 'what waited is dropped').toEqual([]);

  await open(meters);
  await chooseAnew(page, '1.performance');
  await waitForAnalytics(page);
  expect(eventsOf(await measuring.bodies())).toEqual([{ event: 'page-view', path: meters }]);
});

test('an event whose consent is withdrawn before sending isn’t sent, even without a notification', async ({
  page,
  baseURL,
}) => {
  await allowMeasuring(page, baseURL);
  const measuring = await watchMeasuring(page);
  await openMeasured(page, home);
  await page.context().clearCookies({ name: 'consent' });
  expect(await measuring.bodies()).toEqual([]);
});

test('an open page sends its events within seconds, even without beacons', async ({ page, baseURL }) => {
  await allowMeasuring(page, baseURL);
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  const sent = page.waitForRequest(/\/help-and-support\/analytics$/);
  await openMeasured(page, home);
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(eventsOf([request.postData() ?? ''])).toEqual([{ event: 'page-view', path: '/help-and-support' }]);
  expect((await request.response())?.status()).toBe(204);
});
