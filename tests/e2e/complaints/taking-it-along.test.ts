import {
  fillQuery,
  newVisitor,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { expect, test } from '../../support/site-test.ts';

test('the reference can be copied, which is announced, and the confirmation can be printed without its buttons', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open('/help-and-support/complaints/pay-as-you-go');
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'My meter took the money twice.');
  const reference = await submitAndConfirm(page);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Reference copied' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a reference that the browser refuses to copy is announced, with what to do', async ({ page, open }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await open('/help-and-support/complaints/pay-as-you-go');
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'My meter took the money twice.');
  await submitAndConfirm(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Select the reference' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
});
