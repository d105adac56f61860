import { typeAddressByHand } from '../../support/complaint-journey.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { expect, test } from '../../support/site-test.ts';

test('words in Hebrew or Arabic run from right to left, in the form and where they are shown again', async ({
  page,
  open,
}) => {
  const words = 'שלום, שמי כהן.';
  await open('/help-and-support/complaints/feedback');
  const text = page.getByLabel('Your details');
  await expect(text).toHaveCSS('direction', 'ltr');
  await openFeedbackDetails(page, `${words}\nAccount 850012345678`);
  await expect(page.getByText(words)).toHaveCSS('direction', 'rtl');
  await expect(page.getByText('Account 850012345678')).toHaveCSS('direction', 'ltr');
  await page.getByLabel('First name').fill('فاطمة');
  await expect(page.getByLabel('First name')).toHaveCSS('direction', 'rtl');
  await page.goBack();
  await expect(text).toHaveCSS('direction', 'rtl');
});

test('an address typed in Hebrew or Arabic runs from right to left, in its fields and once it is chosen', async ({
  page,
  open,
}) => {
  const street = 'רחוב הרצל 5';
  const town = 'القاهرة';
  await open('/help-and-support/complaints/feedback');
  await openFeedbackDetails(page);
  await typeAddressByHand(page);
  await expect(page.getByLabel('Town or city')).toHaveCSS('direction', 'ltr');
  await page.getByLabel('House number or name, and street').fill(street);
  await page.getByLabel('Address line 2').fill('Flat 2');
  await page.getByLabel('Town or city').fill(town);
  for (const label of ['House number or name, and street', 'Town or city'])
    await expect(page.getByLabel(label)).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Use this address' }).click();
  const chosen = page.locator('.address');
  for (const line of [street, town])
    await expect(chosen.getByText(line, { exact: true })).toHaveCSS('direction', 'rtl');
  await expect(chosen.getByText('Flat 2')).toHaveCSS('direction', 'ltr');
});
