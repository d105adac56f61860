import { findAddress } from '../../support/complaint-journey.ts';
import { expect, test } from '../../support/site-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('without scripts the focus is on the error summary, not on a field below it', async ({ page, open }) => {
  await open(complaint);
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await expect(page.getByLabel('House number or name, and street')).toBeFocused();
  await page.getByLabel('House number or name, and street').fill('1 Mill Lane');
  await page.getByLabel('Postcode').fill('AB1 9ZZ');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Enter your town or city').first()).toBeVisible();
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(page.locator('#error-summary')).toBeInViewport();
});

test('without scripts the focus is on the message that no address was found', async ({ page, open }) => {
  await open(complaint);
  await findAddress(page, 'AB1 9ZX');
  const message = page.getByText('We don’t have any addresses for AB1 9ZX');
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
});
