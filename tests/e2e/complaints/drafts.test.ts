import type { Page } from '@playwright/test';
import { expect, test } from '../../support/api-test.ts';
import {
  chooseAddress,
  fillDetails,
  fillQuery,
  newVisitor,
  queryBox,
  submitAndConfirm,
  completeFirstStep,
} from '../../support/complaint-journey.ts';
import { drafts } from '../../support/drafts.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { withMotion } from '../../support/motion.ts';

test.use(withMotion);

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('details typed survive a reload', async ({ page, open }) => {
  const visitor = newVisitor({ needsHelp: true });
  await open(complaint);
  await fillDetails(page, visitor);
  await reload(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  await expect(page.getByLabel('Do you need extra help?')).toHaveValue('true');
});

test('an address being typed by hand survives a reload, until the visitor abandons it', async ({
  page,
  open,
}) => {
  await open(complaint);
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await page.getByLabel('House number or name, and street').fill('Rose Cottage, Mill Lane');
  await page.getByLabel('Town or city').fill('Aberdeen');
  await page.getByLabel('First name').fill('Ann');
  await reload(page);
  await expect(page.getByLabel('House number or name, and street')).toHaveValue('Rose Cottage, Mill Lane');
  await expect(page.getByLabel('Town or city')).toHaveValue('Aberdeen');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel('House number or name, and street'), 'nobody is led there').not.toBeFocused();
  await page.getByRole('button', { name: 'Back to postcode' }).click();
  await expect(page.getByRole('button', { name: 'Find address' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('button', { name: 'Find address' })).toBeVisible();
  await expect(page.getByLabel('Town or city')).toHaveCount(0);
});

test('a typed query survives a reload, with its subject and its character count', async ({ page, open }) => {
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  const long = 'a'.repeat(29_000);
  await fillQuery(page, long, 'Discount');
  await expect(page.getByText('You have 1,000 characters left')).toBeVisible();
  await reload(page);
  await expect(queryBox(page)).toHaveValue(long);
  await expect(page.getByLabel('Subject')).toHaveValue('Discount');
  await expect(page.getByText('You have 1,000 characters left')).toBeVisible();
});

test('text typed before scripts start is stored and counted like the rest', async ({ page, open }) => {
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const long = 'a'.repeat(29_000);
  await fillQuery(page, long, 'Discount');
  release();
  await waitForScripts(page);
  await expect(page.getByText('You have 1,000 characters left')).toBeVisible();
  await reload(page);
  await expect(queryBox(page)).toHaveValue(long);
  await expect(page.getByLabel('Subject')).toHaveValue('Discount');
});

test('a query survives the loss of the details', async ({ page, open, context }) => {
  const visitor = newVisitor();
  await open(complaint);
  await completeFirstStep(page, visitor);
  await fillQuery(page, 'A long story.', 'Discount');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(queryBox(page)).toHaveValue('A long story.');
  await expect(page.getByLabel('Subject')).toHaveValue('Discount');
});

test('the query survives going back to the details and forward again', async ({ page, open }) => {
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'A long story.', 'Discount');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await page.goForward();
  await expect(queryBox(page)).toHaveValue('A long story.');
  await expect(page.getByLabel('Subject')).toHaveValue('Discount');
});

test('after sending, the browser stores no draft', async ({ page, open }) => {
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'A long story.', 'Discount');
  expect(await drafts(page)).not.toEqual([]);
  await submitAndConfirm(page);
  await expect.poll(() => drafts(page)).toEqual([]);
  await open(complaint);
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('sending another form in the same tab leaves a draft alone', async ({ page, open }) => {
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  await fillQuery(page, 'A long story.', 'Discount');
  await open(meterForm);
  await fillBoth(page, newVisitor());
  await submit(page);
  await confirmedReference(page);
  await expect.poll(() => drafts(page)).not.toContain('draft:meter-reading');
  await open(`${complaint}/query`);
  await expect(queryBox(page)).toHaveValue('A long story.');
});

test('each step is shown from its top, however far down the previous one was scrolled', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(complaint);
  await completeFirstStep(page, newVisitor());
  await expect.poll(() => page.evaluate(() => scrollY), 'the query step').toBe(0);
  await fillQuery(page, 'A long story.', 'Discount');
  await submitAndConfirm(page);
  await expect.poll(() => page.evaluate(() => scrollY), 'the confirmation').toBe(0);
});

async function reload(page: Page) {
  await page.reload();
  await waitForScripts(page);
}
