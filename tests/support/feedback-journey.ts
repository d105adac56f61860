import { expect, type Page } from '@playwright/test';

/** What a visitor writes on the refund-credit page. */
export const refundText = 'Ann Okafor, 1 Alderwick Road, Aberdeen\nAccount 850012345678';

/** From the refund-credit page, with its text, to the personal details. */
export async function openFeedbackDetails(page: Page, text = refundText) {
  await page.getByLabel('Your details').fill(text);
  await page.getByRole('button', { name: 'I don’t want the refund' }).click();
  await expect(page).toHaveURL(/\/complaints\/feedback\/personal-details$/);
  await expect(page.getByLabel('First name')).toBeVisible();
}
