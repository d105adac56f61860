import type { Page } from '@playwright/test';
import {
  completeFirstStep,
  fillQuery,
  newVisitor,
  openFilledQuery,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { visitSignedIn } from '../../support/session-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

const enquiry = '/help-and-support/complaints/enquiry-pay-as-you-go';
const typeOfNavigation = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).type;
  });

test('going back to a confirmation after a sign-out does not show what was sent before it', async ({
  page,
  open,
}) => {
  await visitSignedIn(page, enquiry);
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'Words of the customer who signs out.');
  const reference = await submitAndConfirm(page);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  const place = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
  await openFilledQuery({ page, open }, enquiry, 'Words of the next person at this device.');
  const next = await submitAndConfirm(page);
  // In a task of its own: the answer to `evaluate` would be lost with the page.
  await page.evaluate((at) => void setTimeout(() => history.go(at - history.length)), place);
  await expect.poll(() => typeOfNavigation(page).catch(() => '')).toBe('back_forward');
  await waitForScripts(page);
  await expect(page.getByText(next)).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
});
