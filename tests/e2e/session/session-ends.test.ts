import {
  complaint,
  deals,
  storeTariffItems,
  openWatched,
  tariffItems,
  visitSignedIn,
} from '../../support/session-journey.ts';
import { tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const refresh = '/help-and-support/session/refresh';
const status = '/help-and-support/session';
const accountTool = 'Your account';

test('a signed-in page refreshes every 30 s, other pages do not, and both ask for the status', async ({
  page,
  context,
}) => {
  await context.clock.install();
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  // The page before the sign-in may request it as well, if there is time: each page is counted separately.
  page.on('framenavigated', () => requestedPaths.splice(0));
  const count = (path: string) => requestedPaths.filter((one) => one === path).length;
  await visitSignedIn(page, complaint);
  await expect.poll(() => count(status)).toBe(1);
  await page.clock.fastForward(31_000);
  await expect.poll(() => count(status)).toBe(2);
  expect(count(refresh)).toBe(0);
  await openWatched(page, deals);
  const [before] = await tokenCookies(context);
  await page.clock.fastForward(31_000);
  await expect.poll(() => count(refresh)).toBe(1);
  await expect
    .poll(async () => (await tokenCookies(context))[0]?.value, 'renewed by the two calls')
    .not.toBe(before?.value);
});

test.describe('a refresh that fails', () => {
  test.use({ expectedProblem: /status of 500/ });
  test('resets the state: the status is requested again, and a visitor who is still signed in stays', async ({
    page,
    context,
  }) => {
    await context.clock.install();
    await visitSignedIn(page, complaint);
    await openWatched(page, deals);
    let isRequested = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**${refresh}`, (route) => route.fulfill({ status: 500 }));
    await page.route(`**${status}`, async (route) => {
      isRequested = true;
      await released;
      await route.continue();
    });
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => isRequested).toBe(true);
    release();
    await expect(page.getByRole('banner').getByRole('button', { name: accountTool })).toBeVisible();
    await expect(page).toHaveURL(deals);
  });
});

test('a refused refresh redirects a signed-in page to the login address', async ({ page, context }) => {
  await context.clock.install();
  await visitSignedIn(page, complaint);
  await openWatched(page, deals);
  await storeTariffItems(page);
  // The provider's too: it would sign the customer in again.
  await context.clearCookies();
  await page.clock.fastForward(31_000);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/help-and-support/meters');
  expect(await tariffItems(page)).toEqual(['something-else', 'something-else']);
});

test('another tab notices a sign-out when it becomes visible again', async ({ page, context }) => {
  await context.clock.install();
  await visitSignedIn(page, complaint);
  await storeTariffItems(page);
  const other = await context.newPage();
  await openWatched(other, '/help-and-support/meters');
  await other.getByRole('button', { name: accountTool }).click();
  await other.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  await expect(page.getByRole('banner').getByRole('button', { name: accountTool })).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await tariffItems(page)).toEqual(['something-else', 'something-else']);
});

test('a sign-out that started without scripts removes the items on the page where it ends', async ({
  page,
  open,
}) => {
  await visitSignedIn(page, complaint);
  await storeTariffItems(page);
  // What a link does while the page's scripts have not started.
  await page.goto('/help-and-support/sign-out');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  await expect.poll(() => tariffItems(page)).toEqual(['something-else', 'something-else']);
  await open(complaint);
});

test('a sign-out before the session watch is loaded is finished, however late the watch and the issuer are', async ({
  page,
}) => {
  await visitSignedIn(page, complaint);
  const signedOut = Promise.withResolvers<void>();
  await page.route(/\/session-watch-[\w-]+\.js$/, async (route) => {
    await signedOut.promise;
    await route.continue();
  });
  await page.route('**/help-and-support/sign-out', async (route) => {
    const session = page.waitForResponse(`**${status}`);
    // From here on the browser has no session, while the redirect to the issuer is still to come.
    const response = await route.fetch({ maxRedirects: 0 });
    signedOut.resolve();
    await (await session).finished();
    // Ten requests take longer than what the page does about that response.
    for (let nth = 0; nth < 10; nth += 1) await page.request.get(complaint);
    await route.fulfill({ response });
  });
  await page.goto(deals);
  await waitForScripts(page);
  await page.getByRole('banner').getByRole('button', { name: accountTool }).click();
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
});
