import type { Page } from '@playwright/test';
import { asking, expect, notFilled, test } from '../../support/slow-test.ts';
import { allowMeasuring, eventsOf, openMeasured, watchMeasuring } from '../../support/measured-visit.ts';
import { waitForSessionWatch } from '../../support/session-journey.ts';
import { enterCustomer, signIn } from '../../support/sign-in-journey.ts';
import { useSearchBox } from '../../support/open-search-box.ts';

// SPEC §8: "Errors are also reported to analytics (category error)", including those without a banner.
test.use({ expectedProblem: /status of (?:400|50[03])/ });

const complaint = '/help-and-support/complaints/gas-and-electricity';

/** The names of the failed calls that were counted, each once. */
async function failedCalls(bodies: () => Promise<string[]>) {
  const names = eventsOf(await bodies()).flatMap((event) => (event.event === 'error' ? [event.name] : []));
  return [...new Set(names)].toSorted();
}

const fail = (page: Page, path: string) =>
  page.route(`**/help-and-support/${path}`, (route) => route.fulfill({ status: 503 }));

test('a sign-in status and suggestions that can’t be fetched are counted', async ({ page, site }) => {
  await allowMeasuring(page, site.url);
  const { bodies } = await watchMeasuring(page);
  await fail(page, 'session');
  await fail(page, 'search/suggestions?*');
  const asked = page.waitForResponse('**/help-and-support/session');
  await openMeasured(page, site.url + complaint);
  await asked;
  await page.goto(`${site.url}/help-and-support/`);
  const suggested = page.waitForResponse('**/search/suggestions?*');
  await openMeasured(page, `${site.url}/help-and-support/`);
  await (await useSearchBox(page)).fill('radiator');
  await suggested;
  expect(await failedCalls(bodies)).toEqual(['session-status-failed', 'suggestions-failed']);
});

test('a refresh that fails is counted', async ({ page, open, context, site }) => {
  await context.clock.install();
  await allowMeasuring(page, site.url);
  const { bodies } = await watchMeasuring(page);
  await open(`${site.url}/help-and-support/deals`);
  await enterCustomer(page);
  await expect(page).toHaveURL(/\/deals$/);
  await waitForSessionWatch(page);
  await fail(page, 'session/refresh');
  const askedAnew = page.waitForResponse(/session\/refresh$/).then(() => page.waitForResponse(/session$/));
  await page.clock.fastForward(31_000);
  await askedAnew;
  expect(await failedCalls(bodies)).toEqual(['session-refresh-failed']);
});

test('a refresh that the issuer refused is counted, though the server answers that nobody is signed in', async ({
  page,
  open,
  context,
  site,
}) => {
  await context.clock.install();
  await allowMeasuring(page, site.url);
  const { bodies } = await watchMeasuring(page);
  await open(`${site.url}/help-and-support/deals`);
  await enterCustomer(page);
  await expect(page).toHaveURL(/\/deals$/);
  await waitForSessionWatch(page);
  await page.route('**/help-and-support/session/refresh', (route) =>
    route.fulfill({ json: { state: 'signed-out' } }),
  );
  const askedAnew = page.waitForResponse(/session\/refresh$/).then(() => page.waitForResponse(/session$/));
  await page.clock.fastForward(31_000);
  await askedAnew;
  expect(await failedCalls(bodies)).toEqual(['session-refresh-failed']);
});

test('a sign-in that failed is counted', async ({ page, site }) => {
  await allowMeasuring(page, site.url);
  const { bodies } = await watchMeasuring(page);
  // An unexpected answer.
  await openMeasured(page, `${site.url}/help-and-support/sign-in/callback?error=access_denied`);
  await expect(page).toHaveURL(/\/sign-in\/problem/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  expect(await failedCalls(bodies)).toEqual(['sign-in-failed']);
});

test('a failed look-up of a customer’s details is counted, and the form says that it could not be filled in', async ({
  page,
  open,
  site,
  slow,
}) => {
  await allowMeasuring(page, site.url);
  const { bodies } = await watchMeasuring(page);
  await open(site.url + complaint);
  await signIn(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer({ failing: true });
  await expect(page.locator('.filling-in')).toHaveText(notFilled);
  expect(await failedCalls(bodies)).toEqual(['customer-look-up-failed']);
});
