import {
  fillQuery,
  newVisitor,
  openQueryStep,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { expectRefused } from '../../support/form-errors.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const energy = '/help-and-support/complaints/gas-and-electricity';
const payAsYouGo = '/help-and-support/complaints/enquiry-pay-as-you-go';
/** SPEC §3 "Query subject list": 17, after the empty option. */
const subjectCount = 17;
const limit = 30_000;

withAndWithoutScripts((scripts) => {
  test('an energy form requires a subject and a query, the other forms only a query', async ({
    page,
    open,
  }) => {
    await openQueryStep({ page, open }, energy, newVisitor());
    await expect(page.getByLabel('Subject').getByRole('option')).toHaveCount(subjectCount + 1);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(page, { subject: 'Choose a subject', query: 'Tell us what happened' }, scripts);
    await page.getByLabel('Subject').selectOption('Discount');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(page, { query: 'Tell us what happened' }, scripts);
    await expect(page.getByLabel('Subject')).toHaveValue('Discount');

    await openQueryStep({ page, open }, payAsYouGo, newVisitor());
    await queryBox(page).fill(' \n ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(page, { query: 'Tell us your enquiry' }, scripts);
  });

  test('a query over the limit shows SPEC’s message and stays whole; at the limit it is sent, with each line break counted once', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await openQueryStep({ page, open }, payAsYouGo, visitor);
    const lines = limit / 100;
    const atLimit = `${'a'.repeat(99)}\n`.repeat(lines - 1) + 'b'.repeat(100);
    await fillQuery(page, `${atLimit}and 12 more.`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRefused(
      page,
      { query: 'Maximum character limit reached. You are currently 12 characters over.' },
      scripts,
    );
    await expect(queryBox(page)).toHaveValue(`${atLimit}and 12 more.`);
    await queryBox(page).fill(atLimit);
    await submitAndConfirm(page);
    expect(storedLeads(visitor.email)[0]?.attributes.query).toBe(atLimit);
  });
});

test('the count shows once a tenth of the limit is left, is announced politely, and shows SPEC’s message over the limit', async ({
  page,
  open,
}) => {
  await openQueryStep({ page, open }, payAsYouGo, newVisitor());
  const count = page.locator('#query-count');
  await expect(count).toHaveAttribute('aria-live', 'polite');
  await queryBox(page).fill('a'.repeat(limit * 0.9));
  await expect(count).toHaveText('');
  await queryBox(page).fill('a'.repeat(limit * 0.9 + 1));
  await expect(count).toHaveText('You have 2,999 characters left');
  await queryBox(page).fill('a'.repeat(limit + 1));
  await expect(count).toHaveText('Maximum character limit reached. You are currently 1 characters over.');
  await expect(count).toHaveClass(/count--over/);
});

test('a printed complaint has every line that was typed', async ({ page, open }) => {
  await openQueryStep({ page, open }, energy, newVisitor());
  const box = queryBox(page);
  await box.fill(Array.from({ length: 60 }, (_, nth) => `Line ${nth + 1}`).join('\n'));
  const hiddenPixels = () => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hiddenPixels()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenPixels()).toBe(0);
});
