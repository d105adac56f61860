import type { Page } from '@playwright/test';
import { decodeProtectedHeader } from 'jose';
import { expectAccessible } from '../../support/axe.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { field, meterForm } from '../../support/meter-reading-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import {
  asking,
  expect,
  filled,
  openFilledIn,
  openWhileLookingUp,
  test,
  withAndWithoutScripts,
} from '../../support/slow-test.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

/** New tokens are a new session to the site, which caches the answers of the previous one for 30 s. */
async function renewTokens(page: Page, url: string) {
  const response = await page.request.post(`${url}/help-and-support/session/refresh`, {
    headers: { origin: url },
  });
  expect(response.status()).toBe(200);
}

withAndWithoutScripts((scripts) => {
  test('slow look-ups do not delay a page: its form is empty, and works', async ({ page, open, site }) => {
    await open(site.url + complaint);
    // Look-ups get no response here, so the test can only show that the page arrives.
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

test('details that arrive late fill untouched fields only, and nothing moves', async ({
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
  // On a narrow screen another line would push the form down.
  await page.setViewportSize({ width: 390, height: 844 });
  const before = await page.getByLabel('First name').boundingBox();
  slow.answer();
  await expect(page.locator('.filling-in')).toHaveText(filled);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('newer@example.com');
  await expect(page.getByLabel('Mobile telephone')).toHaveValue('07700 900 201');
  await expect(page.getByLabel('First name'), 'typed').toHaveValue('Nora');
  await expect(page.getByLabel('Surname'), 'typed and cleared').toHaveValue('');
  expect(await page.getByLabel('First name').boundingBox()).toEqual(before);
  const sessionItems = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(sessionItems, 'what was looked up is not stored').not.toContain('newer@example.com');
});

test('a field that was filled late and cleared stays cleared after a reload, whether details come in time or late', async ({
  page,
  open,
  site,
  slow,
}) => {
  await openWhileLookingUp({ page, open, site }, complaint);
  slow.answer();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('newer@example.com');
  await page.getByLabel('Surname').fill('');
  await page.reload();
  await waitForScripts(page);
  await expect(email).toHaveValue('newer@example.com');
  await expect(page.getByLabel('Surname')).toHaveValue('');
  slow.hold();
  await renewTokens(page, site.url);
  await page.reload();
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer();
  await expect(email).toHaveValue('newer@example.com');
  await expect(page.getByLabel('Surname')).toHaveValue('');
});

test('a form that is being filled in, and one that was, are accessible', async ({
  page,
  open,
  site,
  slow,
}) => {
  await openWhileLookingUp({ page, open, site }, complaint);
  await expectAccessible(page, 'details are being filled in');
  slow.answer();
  await expect(page.locator('.filling-in')).toHaveText(filled);
  await expectAccessible(page, 'details were filled in');
});

test('text typed earlier in the tab is not replaced by details that arrive late', async ({
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
  await openWhileLookingUp({ page, open, site }, meterForm);
  slow.answer();
  await expect(field(page, 'Last name')).toHaveValue('Platt');
  await expect(field(page, 'Telephone')).toHaveValue('07700 900 201');
  await open(`${site.url}/help-and-support/complaints/feedback`);
  slow.hold();
  await renewTokens(page, site.url);
  await openFeedbackDetails(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
  slow.answer();
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
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
  await waitForScripts(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  const kinds = slow.calls.map(({ path, bearer }) => [path, decodeProtectedHeader(bearer).typ ?? 'JWT']);
  expect(kinds.slice(0, 2)).toEqual([
    ['/main/proxy/Customer/Accounts/AccountStatusCount', 'at+jwt'],
    ['/accounts/accounts', 'JWT'],
  ]);
});

test('SPEC §9: three forms within 30 s cause one round of calls', async ({ page, open, site, slow }) => {
  await openFilledIn({ page, open, site, slow }, complaint);
  await open(site.url + meterForm);
  await expect(field(page, 'Last name')).toHaveValue('Platt');
  await open(`${site.url}/help-and-support/complaints/feedback`);
  await openFeedbackDetails(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
  expect(slow.calls.map(({ path }) => path)).toEqual([
    '/main/proxy/Customer/Accounts/AccountStatusCount',
    '/accounts/accounts',
  ]);
});
