import { newVisitor } from '../../support/complaint-journey.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';

test('each of two tabs shows its own confirmation after a reload', async ({ page, open, context }) => {
  await open(meterForm);
  await fillBoth(page, newVisitor());
  await submit(page);
  const reference = await confirmedReference(page);
  const second = await context.newPage();
  await second.goto(meterForm);
  await fillBoth(second, newVisitor());
  await submit(second);
  const other = await confirmedReference(second);
  expect(other).not.toBe(reference);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await second.reload();
  await expect(second.getByText(other)).toBeVisible();
});
