import { decodeProtectedHeader } from 'jose';
import { expectAccessible } from '../../support/axe.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { whenHydrated } from '../../support/hydration.ts';
import { field, meterForm } from '../../support/meter-reading-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import { expect, test as base, withAndWithoutScripts } from '../../support/site-test.ts';
import { startSlowCustomers } from '../../support/slow-customers.ts';
import { openWindow } from '../../support/window-test.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';
const asking = 'We’re filling in your details…';
const filled = 'We’ve filled in your details.';

type Slow = Awaited<ReturnType<typeof startSlowCustomers>>;
/** A site whose customer look-ups keep silent until a test lets them answer. */
const test = base.extend<{ slow: Slow; site: { url: string; output: () => string } }>({
  // eslint-disable-next-line no-empty-pattern
  slow: async ({}, use) => {
    const slow = await startSlowCustomers();
    await use(slow);
    slow.stop();
  },
  site: async ({ slow, startOwnSite }, use) =>
    use(
      await startOwnSite({
        env: { ...slow.env, LOG_LEVEL: 'info' },
        content: { 'meter-read/settings.json': openWindow },
      }),
    ),
});

withAndWithoutScripts((scripts) => {
  test('a page is not held up by slow look-ups: its form is empty, and works', async ({
    page,
    open,
    site,
  }) => {
    await open(site.url + complaint);
    // Nothing answers here, so that the page comes is all there is to show.
    await signIn(page, { scripts });
    await expect(page).toHaveURL(site.url + complaint);
    await expect(page.getByLabel('First name')).toHaveValue('');
    const status = page.locator('.filling-in');
    if (scripts === 'on') await expect(status).toHaveText(asking);
    else await expect(status, 'without scripts nothing would follow').toHaveText('');
    await page.getByLabel('First name').fill('Nora');
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
  });
});

test('details that come late fill what nobody has touched, and nothing moves', async ({
  page,
  open,
  site,
  slow,
}) => {
  await open(site.url + complaint);
  await signIn(page);
  const status = page.getByRole('status').filter({ hasText: asking });
  await expect(status).toBeVisible();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Surname').fill('Plath');
  await page.getByLabel('Surname').fill('');
  // Where lines are short, one more of them would push the form down.
  await page.setViewportSize({ width: 390, height: 844 });
  const before = await page.getByLabel('First name').boundingBox();
  slow.answer();
  await expect(page.locator('.filling-in')).toHaveText(filled);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('newer@example.com');
  await expect(page.getByLabel('Mobile telephone')).toHaveValue('07700 900 201');
  await expect(page.getByLabel('First name'), 'typed').toHaveValue('Nora');
  await expect(page.getByLabel('Surname'), 'typed and cleared').toHaveValue('');
  expect(await page.getByLabel('First name').boundingBox()).toEqual(before);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept, 'what was looked up is not kept').not.toContain('newer@example.com');
});

test('a form that is being filled in, and one that was, are accessible', async ({
  page,
  open,
  site,
  slow,
}) => {
  await open(site.url + complaint);
  await signIn(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  await expectAccessible(page, 'details are being filled in');
  slow.answer();
  await expect(page.locator('.filling-in')).toHaveText(filled);
  await expectAccessible(page, 'details were filled in');
});

test('what was typed earlier in the tab stands against details that come late', async ({
  page,
  open,
  site,
  slow,
}) => {
  await open(site.url + complaint);
  await page.getByLabel('First name').fill('Nora');
  await signIn(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer();
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  await expect(page.getByLabel('First name')).toHaveValue('Nora');
});

test('the meter-reading and feedback forms are filled late as well', async ({ page, open, site, slow }) => {
  await open(site.url + meterForm);
  await signIn(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer();
  await expect(field(page, 'Last name')).toHaveValue('Platt');
  await expect(field(page, 'Telephone')).toHaveValue('07700 900 201');
  await open(`${site.url}/help-and-support/complaints/feedback`);
  slow.hold();
  await openFeedbackDetails(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer();
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
});

test('an address step is answered without another look-up', async ({ page, open, site, slow }) => {
  slow.answer();
  await open(site.url + complaint);
  await signIn(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  await whenHydrated(page);
  const asked = slow.calls.length;
  // What scripts load after a post, for all parts of the page that want it.
  const after = page.waitForResponse(
    (answer) => /\.data\b/.test(answer.url()) && answer.request().method() === 'GET',
  );
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await after;
  await expect(page.getByLabel('Address line 2')).toBeVisible();
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  expect(slow.calls).toHaveLength(asked);
});

test('an address step without scripts is answered without another look-up', async ({
  page,
  open,
  site,
  slow,
}) => {
  slow.answer();
  await open(site.url + complaint);
  await signIn(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  const asked = slow.calls.length;
  const answer = await page.request.post(site.url + complaint, {
    headers: { origin: site.url },
    form: { intent: 'enter-address', surname: 'Plath' },
  });
  expect(await answer.text()).toContain('Plath');
  expect(slow.calls).toHaveLength(asked);
});

test('a form that is open while someone signs in in another tab is filled, save what was typed', async ({
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

test.describe('look-ups that fail', () => {
  test.use({ expectedProblem: /status of 503/ });

  test('are tried again without a word, and the form is filled once one answers', async ({
    page,
    open,
    site,
    slow,
  }) => {
    await open(site.url + complaint);
    await signIn(page);
    await expect(page.locator('.filling-in')).toHaveText(asking);
    slow.answer({ failing: true });
    await expect(page.locator('.filling-in'), 'it does not nag').toHaveText('');
    slow.answer();
    await expect(page.getByLabel('Surname')).toHaveValue('Platt');
    await expect(page.locator('.filling-in')).toHaveText(filled);
  });

  test('in time for the page are asked for again as well', async ({ page, open, site, slow }) => {
    slow.answer({ failing: true });
    await open(site.url + complaint);
    await signIn(page);
    await expect(page).toHaveURL(site.url + complaint);
    await expect.poll(() => site.output()).toContain('customer-look-up-failed');
    slow.answer();
    await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  });

  test('leave the form as it is, and the log knows', async ({ page, open, site, slow }) => {
    await open(site.url + complaint);
    await signIn(page);
    await expect(page.locator('.filling-in')).toHaveText(asking);
    await page.getByLabel('First name').fill('Nora');
    slow.answer({ failing: true });
    await expect(page.locator('.filling-in')).toHaveText('');
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
    await expect(page.getByLabel('Surname')).toHaveValue('');
    await expect.poll(() => site.output()).toContain('customer-look-up-failed');
    expect(site.output()).not.toMatch(/Platt|Gacy|legacy@/);
  });
});

// SPEC §6.
test('the supplier’s main API gets the access token, the account API the identity token', async ({
  page,
  open,
  site,
  slow,
}) => {
  slow.answer();
  await open(site.url + complaint);
  await signIn(page);
  await expect(page).toHaveURL(site.url + complaint);
  await whenHydrated(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  const kinds = slow.calls.map(({ path, bearer }) => [path, decodeProtectedHeader(bearer).typ ?? 'JWT']);
  expect(kinds.slice(0, 2)).toEqual([
    ['/main/proxy/Customer/Accounts/AccountStatusCount', 'at+jwt'],
    ['/accounts/accounts', 'JWT'],
  ]);
});
