import type { APIRequestContext } from '@playwright/test';
import { chooseAddress, fillNames, firstAddress, newVisitor } from '../../support/complaint-journey.ts';
import { openFeedbackDetails, refundText } from '../../support/feedback-journey.ts';
import { expectRefused } from '../../support/form-errors.ts';
import { storedLeads, outboxKinds } from '../../support/stored-leads.ts';
import { lookedUpAddress } from '../../support/looked-up-address.ts';
import { withMotion } from '../../support/motion.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

test.use(withMotion);

const feedback = '/help-and-support/complaints/feedback';

withAndWithoutScripts((scripts) => {
  test('feedback reaches the supplier with its text, and the page thanks the visitor without promising a reply', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor({ telephone: '020 7946 0000' });
    await open(feedback);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'We owe you – Using your credit to help pay your account',
    );
    await expect(page.locator('.lead'), 'nobody’s balance is known here').toHaveText(
      /^If your account is in credit/,
    );
    await openFeedbackDetails(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('If you could supply a few details...');
    await expect(page.locator('.lead')).toContainText('We won’t contact you');
    for (const line of refundText.split('\n'))
      await expect(page.getByRole('main').getByText(line, { exact: true }), 'to be copied').toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await fillNames(page, visitor);
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/help-and-support\/confirmation$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
    await page.reload();
    await expect(page.getByRole('main'), 'SPEC §2 and the number to ring').toHaveText(
      /^Thanks, we’ve got your requestForgotten something\? Ring us.*Back to help$/s,
    );

    const leads = storedLeads(visitor.email);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.relationships).toEqual({
      address: { data: { type: 'addresses', id: firstAddress.id } },
    });
    expect(leads[0]?.attributes).toEqual({
      title: 'NA',
      topic: 'help-&-support-feedback',
      'query-type': 'Feedback',
      'query-subtype': 'Feedback-Energy',
      query: refundText,
      'first-name': 'Ann',
      surname: 'Okafor',
      'vulnerability-consent': false,
      email: visitor.email,
      'contact-number': { number: '02079460000', type: 'home' },
      'additional-information': null,
      account: null,
      'alternate-contact-number': null,
      'chat-history': null,
      'customer-references': null,
      'contact-preference': null,
    });
    // SPEC §2: the visitor is not contacted.
    expect(outboxKinds(leads[0]?.reference ?? '')).toEqual(['crm-hand-over']);
  });

  test('the text is required', async ({ page, open }) => {
    await open(feedback);
    await page.getByRole('button', { name: 'I don’t want the refund' }).click();
    await expectRefused(
      page,
      { query: 'Enter your full name, full address, customer account number and email address' },
      scripts,
    );
    await expect(page).toHaveURL(/\/complaints\/feedback$/);
  });

  test('the details are required; a phone number needs no eleven digits', async ({ page, open }) => {
    await open(feedback);
    await openFeedbackDetails(page);
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(
      page,
      {
        'first-name': 'Enter your first name',
        surname: 'Enter your surname',
        email: 'Enter your email address',
        telephone: 'Enter your telephone number',
      },
      scripts,
    );
    await fillNames(page, newVisitor({ telephone: 'none' }));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(page, { telephone: 'Enter a UK or Irish phone number, like 07700 900 982' }, scripts);
    await page.getByRole('textbox', { name: 'Telephone' }).fill('01632 96001');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
  });

  test('the details without the text redirect to it', async ({ page, open }) => {
    await open(`${feedback}/personal-details`);
    await expect(page).toHaveURL(/\/complaints\/feedback$/);
    await expect(page.getByRole('button', { name: 'I don’t want the refund' })).toBeVisible();
  });
});

test('a reload of the details redirects to the text, which is still there', async ({ page, open }) => {
  await open(feedback);
  await openFeedbackDetails(page);
  await open(`${feedback}/personal-details`);
  await expect(page).toHaveURL(/\/complaints\/feedback$/);
  await expect(page.getByLabel('Your details')).toHaveValue(refundText);
});

test('a link inside the app to the details without the text redirects too', async ({ page, open }) => {
  await open(feedback);
  await openFeedbackDetails(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/complaints\/feedback$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/complaints\/feedback$/);
  await expect(page.getByRole('button', { name: 'I don’t want the refund' })).toBeVisible();
});

test('the text reaches the supplier as the first step validated it, whatever is posted to the second', async ({
  request,
}) => {
  const form = await lastPost(request, { query: ' \r\nAnn Okafor\u2028Account\u0007 850012345678 \r\n' });
  const response = await request.post(`${feedback}/personal-details`, { form, maxRedirects: 0 });
  expect(response.headers()['location']).toMatch(/\/confirmation$/);
  expect(storedLeads(form.email).map((lead) => lead.attributes.query)).toEqual([
    'Ann Okafor\nAccount 850012345678',
  ]);
});

test('the same post again, concurrently or by a reload, is the same lead; another journey is another', async ({
  playwright,
  baseURL,
  request,
}) => {
  const form = await lastPost(request, { query: refundText });
  // Each from a browser without cookies: only the page knows the journey.
  const post = async (journey: string) => {
    const browser = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await browser.post(`${feedback}/personal-details`, { form: { ...form, journey }, maxRedirects: 0 });
    await browser.dispose();
  };
  await Promise.all([post('one'), post('one')]);
  await post('one');
  expect(storedLeads(form.email)).toHaveLength(1);
  await post('two');
  expect(storedLeads(form.email)).toHaveLength(2);
});

test('the text is passed on by a 307, which preserves the posted body', async ({ request }) => {
  const form = { query: refundText, intent: 'continue' };
  const response = await request.post(feedback, { form, maxRedirects: 0 });
  expect(response.status()).toBe(307);
  expect(response.headers()['location']).toBe(`${feedback}/personal-details`);
  const empty = await request.post(`${feedback}/personal-details`, {
    form: { ...form, query: ' ' },
    maxRedirects: 0,
  });
  expect(empty.status()).toBe(303);
  expect(empty.headers()['location']).toBe(feedback);
});

/** The post of the last button: all answers, from a unique person. */
async function lastPost(request: APIRequestContext, { query }: { query: string }) {
  const { firstName, surname, email, telephone } = newVisitor();
  const address = await lookedUpAddress(async (answers) =>
    (await request.post(`${feedback}/personal-details`, { form: { ...answers, query } })).text(),
  );
  return {
    ...address,
    intent: 'send-feedback',
    query,
    'first-name': firstName,
    surname,
    email,
    telephone,
  };
}
