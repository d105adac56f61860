import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import {
  chooseAddress,
  fillDetails,
  openFilledQuery,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';
const words = 'The engineer didn’t come.\n\nI waited “all day” & <b>lost</b> pay.';

withAndWithoutScripts(() => {
  test('a query sent after the details are gone is back in its box once the details are given again', async ({
    page,
    open,
    api,
    context,
  }) => {
    const visitor = await openFilledQuery({ page, open }, complaint, words, 'Faulty meter');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
    await fillDetails(page, visitor);
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(queryBox(page)).toHaveValue(words);
    await expect(page.getByLabel('Subject')).toHaveValue('Faulty meter');
    const reference = await submitAndConfirm(page);
    const leads = storedLeads(visitor.email, api.dataDir);
    expect(leads.map((lead) => [lead.reference, lead.attributes.query])).toEqual([[reference, words]]);
  });

  test('the query survives going back to the details by the page’s own button, and forward again', async ({
    page,
    open,
  }) => {
    await openFilledQuery({ page, open }, complaint, words, 'Faulty meter');
    await page.getByRole('button', { name: 'Back to your details' }).click();
    await expect(page).toHaveURL(/\/complaints\/gas-and-electricity$/);
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(queryBox(page)).toHaveValue(words);
    await expect(page.getByLabel('Subject')).toHaveValue('Faulty meter');
  });
});

test('a browser that refuses cookies is not sent back and forth between the steps', async ({ request }) => {
  const response = await request.post(`${complaint}/query`, {
    form: { intent: 'next-step', query: words },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers()['location']).toBe(`${complaint}?lost`);
});
