import { newVisitor } from '../../support/complaint-journey.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

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

test('of two confirmations in one tab, each shows its own reading on going back', async ({ page, open }) => {
  await open(meterForm);
  await fillBoth(page, newVisitor());
  await submit(page);
  const reference = await confirmedReference(page);
  await waitForScripts(page);
  // A supplier's footer may link to the form, which then opens without loading a document.
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, meterForm);
  await expect(page).toHaveURL(meterForm);
  await fillBoth(page, newVisitor());
  await submit(page);
  const other = await confirmedReference(page);
  expect(other).not.toBe(reference);
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText(reference)).toBeVisible();
  await page.evaluate(() => history.go(2));
  await expect(page.getByText(other)).toBeVisible();
});
