import { expect, haveChosen, navigateAway, test, watchStates } from '../../support/monitoring-test.ts';

const meters = '/help-and-support/meters';

test.describe('a compression worker that does not load', () => {
  test.use({ expectedProblem: /failed to start|CSP|404/ });

  test('is reported once with a hint, and the session continues without a replay', async ({
    page,
    open,
    intake,
    baseURL,
  }) => {
    const states = await watchStates(page);
    await page.route('**/replay-worker-*.js', (route) => route.fulfill({ status: 404 }));
    await haveChosen(page, baseURL);
    await open(meters);
    await expect.poll(states).toContainEqual('replay-not-started');
    expect((await states()).slice(0, 2), 'waited, then failed').toEqual([
      { session: 'tracked with replay', recording: 'waiting for page interactive' },
      { session: 'tracked with replay', recording: 'not started' },
    ]);
    // With request interception a page loses what it sends while it unloads.
    await page.unroute('**/replay-worker-*.js');
    await navigateAway(page);
    const faults = () =>
      intake.events.flatMap(({ error }) => error?.message.match(/^replay-not-started.*/) ?? []);
    await expect.poll(faults).toEqual([expect.stringContaining('content security policy')]);
    expect(intake.segments).toEqual([]);
  });
});

test.describe('a session that is sampled without replay', () => {
  test.use({ replayRate: 0 });

  test('says so, and records nothing', async ({ page, open, intake, baseURL }) => {
    const states = await watchStates(page);
    await haveChosen(page, baseURL);
    await open(meters);
    await expect
      .poll(states)
      .toEqual([{ session: 'tracked without replay', recording: 'not started' }, 'incorrect-session-plan']);
    await navigateAway(page);
    await expect.poll(() => intake.events.length).toBeGreaterThan(0);
    expect(intake.segments).toEqual([]);
  });
});

test('a page whose settings do not arrive works without monitoring', async ({
  page,
  open,
  requestedUrls,
  baseURL,
}) => {
  await page.route('**/monitoring/settings', (route) => route.fulfill({ status: 204 }));
  const states = await watchStates(page);
  await haveChosen(page, baseURL);
  await open(meters);
  await expect
    .poll(() => requestedUrls.filter((address) => address.includes('start-monitoring-')).length)
    .toBe(1);
  await page.locator('main a[href^="/help-and-support/"]').first().click();
  await page.waitForURL((url) => url.pathname !== meters);
  expect(await states()).toEqual([]);
  expect(requestedUrls.filter((address) => address.includes('/api/'))).toEqual([]);
});
