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
