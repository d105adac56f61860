import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/api-test.ts';
import {
  chooseAddress,
  fillDetails,
  fillNames,
  findAddress,
  newVisitor,
  openFilledQuery,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { openFeedbackDetails, refundText } from '../../support/feedback-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expectOneLead } from '../../support/one-lead.ts';

/** What a browser reports while it is offline, or while a proxy answers in the site’s place. */
const test = base.extend({
  expectedProblem: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|a status of 502/,
  newBrowserContext: true,
});

const complaint = '/help-and-support/complaints/gas-and-electricity';
const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' };
const words = 'The engineer didn’t come.';

test('a query posted without a connection stays on the page, and the retry is one lead', async ({
  page,
  open,
  api,
}) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words, 'Discount');
  await withoutLine(page, () => page.getByRole('button', { name: 'Submit' }).click());
  await expectBanner(page);
  await expect(queryBox(page)).toHaveValue(words);
  await submitAndConfirm(page);
  expectOneLead(visitor, api);
});

test('a query posted offline a second time shows the error again', async ({ page, open }) => {
  await openFilledQuery({ page, open }, complaint, words, 'Discount');
  await withoutLine(page, async () => {
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    }
  });
  await expect(queryBox(page)).toHaveValue(words);
});

test('a query whose response was lost on the way is still one lead', async ({ page, open, api }) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words, 'Discount');
  const regain = await dropResponses(page, /\/query\.data$/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectBanner(page);
  await regain();
  await submitAndConfirm(page);
  expectOneLead(visitor, api);
});

test('a query that a proxy answers in the site’s place stays on the page, and the retry is one lead', async ({
  page,
  open,
  api,
}) => {
  const visitor = await openFilledQuery({ page, open }, complaint, words, 'Discount');
  await page.route(/\/query\.data$/, (route) => route.fulfill(badGateway));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectBanner(page);
  await expect(queryBox(page)).toHaveValue(words);
  await page.unroute(/\/query\.data$/);
  await submitAndConfirm(page);
  expectOneLead(visitor, api);
});

test('details posted without a connection stay on the page, as does the address', async ({ page, open }) => {
  await open(complaint);
  await waitForScripts(page);
  await fillDetails(page, newVisitor());
  await withoutLine(page, () => findAddress(page));
  await expect(page.getByText('There was a problem saving your address.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue('AB1 9ZZ');
  await chooseAddress(page);
  await withoutLine(page, () => page.getByRole('button', { name: 'Next step' }).click());
  await expectBanner(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(queryBox(page)).toBeVisible();
});

test('feedback posted without a connection stays on the page, at both of its steps', async ({
  page,
  open,
  api,
}) => {
  const visitor = newVisitor();
  await open('/help-and-support/complaints/feedback');
  await waitForScripts(page);
  await page.getByLabel('Your details').fill(refundText);
  await withoutLine(page, () => page.getByRole('button', { name: 'I don’t want the refund' }).click());
  await expectBanner(page);
  await expect(page.getByLabel('Your details')).toHaveValue(refundText);
  await openFeedbackDetails(page);
  await fillNames(page, visitor);
  await chooseAddress(page);
  const send = page.getByRole('main').getByRole('button', { name: /^(Submit|Send)/ });
  await withoutLine(page, () => send.click());
  await expectBanner(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await send.click();
  await expect(page).toHaveURL(/\/help-and-support\/confirmation$/);
  expectOneLead(visitor, api);
});

test('feedback whose response was lost on the way is still one lead, even after a reload', async ({
  page,
  open,
  api,
}) => {
  const visitor = newVisitor();
  await open('/help-and-support/complaints/feedback');
  await waitForScripts(page);
  await openFeedbackDetails(page);
  await fillNames(page, visitor);
  await chooseAddress(page);
  const regain = await dropResponses(page, /\/personal-details\.data$/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectBanner(page);
  await regain();
  await page.reload();
  await waitForScripts(page);
  await openFeedbackDetails(page);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/help-and-support\/confirmation$/);
  expectOneLead(visitor, api);
});

/** The site accepts these posts, but its responses and cookies never arrive, until the returned function is called. */
async function dropResponses(page: Page, posts: RegExp) {
  const cookies = await page.context().cookies();
  await page.route(posts, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
    await route.abort();
  });
  return () => page.unroute(posts);
}

/** Acts while the browser is offline, and goes online once the page has noticed. */
async function withoutLine(page: Page, act: () => Promise<void>) {
  await page.context().setOffline(true);
  await act();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.context().setOffline(false);
}

/** SPEC §8 "Lead post failure". */
async function expectBanner(page: Page) {
  await expect(page.getByRole('alert')).toContainText(
    'Unfortunately, we’re having technical problems at the moment.',
  );
}
