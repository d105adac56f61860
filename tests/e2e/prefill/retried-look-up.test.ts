import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { storeTariffItems, tariffItems } from '../../support/session-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import {
  asking,
  expect,
  filled,
  notFilled,
  openFilledIn,
  openWhileLookingUp,
  test,
} from '../../support/slow-test.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('an address step is answered without another look-up', async ({ page, open, site, slow }) => {
  await openFilledIn({ page, open, site, slow }, complaint);
  await waitForScripts(page);
  const callCount = slow.calls.length;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await expect(page.getByLabel('Address line 2')).toBeVisible();
  expect(
    requests.filter((request) => request.includes('.data')),
    'the page has all it needs in the answer',
  ).toEqual([`POST ${complaint}.data`]);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  expect(slow.calls.length).toBe(callCount);
});

test('an address step without scripts is answered without another look-up', async ({
  page,
  open,
  site,
  slow,
}) => {
  await openFilledIn({ page, open, site, slow }, complaint);
  const callCount = slow.calls.length;
  const response = await page.request.post(site.url + complaint, {
    headers: { origin: site.url },
    form: { intent: 'enter-address', surname: 'Plath' },
  });
  expect(await response.text()).toContain('Plath');
  expect(slow.calls.length).toBe(callCount);
});

test('an open form is filled when someone signs in in another tab, except for what was typed', async ({
  page,
  open,
  site,
  slow,
  context,
}) => {
  slow.answer();
  await open(site.url + complaint);
  await page.getByLabel('First name').fill('Nora');
  const before = await page.getByLabel('First name').boundingBox();
  const other = await context.newPage();
  await other.goto(site.url + complaint);
  await signIn(other);
  await expect(other.getByLabel('Surname')).toHaveValue('Platt');
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
  await expect(page.getByRole('status').filter({ hasText: filled }), 'said aloud').toBeAttached();
  expect(await page.getByLabel('First name').boundingBox(), 'nothing moves').toEqual(before);
});

test('a form checks on mount and every 30 s who is signed in, and is filled when someone is', async ({
  page,
  open,
  site,
  slow,
  context,
}) => {
  await context.clock.install();
  slow.answer();
  let callCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/help-and-support/session') callCount += 1;
  });
  const first = page.waitForResponse('**/help-and-support/session');
  await open(site.url + complaint);
  // The 30 s start when the page has its response.
  await (await first).finished();
  await page.evaluate(async () => (await fetch('/healthz')).text());
  expect(callCount).toBe(1);
  await page.clock.fastForward(31_000);
  await expect.poll(() => callCount).toBe(2);
  const other = await context.newPage();
  await other.goto(site.url + complaint);
  await signIn(other);
  await expect(other.getByLabel('Surname')).toHaveValue('Platt');
  await page.clock.fastForward(31_000);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('an anonymous visitor to a form keeps what they chose on the main site', async ({
  page,
  open,
  site,
}) => {
  await open(site.url);
  await storeTariffItems(page);
  const kept = await tariffItems(page);
  const sessionResponse = page.waitForResponse('**/help-and-support/session');
  await open(site.url + complaint);
  await sessionResponse;
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await tariffItems(page)).toEqual(kept);
});

test.describe('look-ups that fail', () => {
  test.use({ expectedProblem: /status of 503/ });

  test('are retried while the indicator stays, and the form is filled once one answers', async ({
    page,
    open,
    site,
    slow,
  }) => {
    await openWhileLookingUp({ page, open, site }, complaint);
    const failed = page.waitForResponse('**/your-details');
    slow.answer({ failing: true });
    await failed;
    const retry = page.waitForRequest('**/your-details');
    // The last attempt is still some seconds away: it now gets no response, and the form waits with it.
    slow.hold();
    await retry;
    await expect(page.locator('.filling-in')).toHaveText(asking);
    slow.answer();
    await expect(page.getByLabel('Surname')).toHaveValue('Platt');
    await expect(page.locator('.filling-in')).toHaveText(filled);
  });

  test('that fail before the page is sent are retried as well', async ({ page, open, site, slow }) => {
    slow.answer({ failing: true });
    await open(site.url + complaint);
    await signIn(page);
    await expect(page).toHaveURL(site.url + complaint);
    await expect.poll(() => JSON.stringify(site.log)).toContain('customer-look-up-failed');
    slow.answer();
    await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  });

  test('leave the form unchanged, and are logged', async ({ page, open, site, slow }) => {
    await openWhileLookingUp({ page, open, site }, complaint);
    await page.getByLabel('First name').fill('Nora');
    slow.answer({ failing: true });
    await expect(page.locator('.filling-in')).toHaveText(notFilled);
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Surname')).toHaveValue('');
    await expect.poll(() => JSON.stringify(site.log)).toContain('customer-look-up-failed');
    expect(JSON.stringify(site.log)).not.toMatch(/Platt|Gacy|legacy@/);
  });

  test('show a message in the space reserved for it: nothing moves while someone types', async ({
    page,
    open,
    site,
    slow,
  }) => {
    await openWhileLookingUp({ page, open, site }, complaint);
    // On a narrow screen the message takes several lines.
    await page.setViewportSize({ width: 390, height: 844 });
    const before = await page.getByLabel('First name').boundingBox();
    slow.answer({ failing: true });
    await expect(page.locator('.filling-in')).toHaveText(notFilled);
    expect(await page.getByLabel('First name').boundingBox()).toEqual(before);
  });
});
