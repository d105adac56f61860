import type { Page } from '@playwright/test';
import { newVisitor } from '../../support/complaint-journey.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import {
  confirmedReference,
  field,
  fuelQuestion,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { storedLeads } from '../../support/stored-leads.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const openQuestion = (page: Page) => page.getByRole('heading', { name: /^Question \d of \d/ });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const rows = (page: Page) => page.locator('.answered');

/** Measured from the top of the page. */
async function expectButtonOnSecondScreen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Submit your reading' });
  const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom, 'on the second screen').toBeLessThanOrEqual(2 * phone.height);
}

for (const width of [phone.width, 820]) {
  test(`the first question stays where it is when the others are hidden, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width });
    const startScripts = await holdScripts(page);
    await page.goto(meterForm, { waitUntil: 'commit' });
    const fuels = page.getByRole('radiogroup', { name: fuelQuestion });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect(fuels).toBeVisible();
    const before = await fuels.boundingBox();
    startScripts();
    await expect(openQuestion(page)).toBeVisible();
    expect((await fuels.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
}

test('a phone asks one question at a time, in one form, and sends the reading at the end', async ({
  page,
  open,
}) => {
  const visitor = newVisitor();
  await open(meterForm);
  await expect(openQuestion(page)).toHaveText('Question 1 of 8: Fuel');
  await expect(field(page, 'Electricity reading')).toHaveCount(0);
  await expectButtonOnSecondScreen(page);
  await page.getByRole('radio', { name: 'Electricity', exact: true }).check();
  await next(page);
  await expect(openQuestion(page)).toBeFocused();
  await expect(openQuestion(page)).toHaveText('Question 2 of 6: Electricity number');

  // A question that isn't answered keeps its place; Enter is Next.
  await field(page, 'Electricity customer number').press('Enter');
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(page.locator('#error-summary').getByRole('link')).toHaveText(
    'Enter your electricity customer number',
  );
  await field(page, 'Electricity customer number').fill('A12345');
  await field(page, 'Electricity customer number').press('Enter');
  await expect(openQuestion(page)).toHaveText('Question 3 of 6: Electricity reading');

  await expect(page.getByText('How to read it: Digital')).toBeVisible();
  await field(page, 'Electricity reading').fill('12345678');
  await next(page);
  await expect(page.locator('#error-summary')).toBeFocused();
  await expectButtonOnSecondScreen(page);
  await field(page, 'Electricity reading').fill('');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText('How to read it: Economy 7')).toBeVisible();
  await expectButtonOnSecondScreen(page);
  await type(page, { 'Normal (day) reading': '14728', 'Low (night) reading': '9315' });
  await next(page);
  await next(page);
  await expect(openQuestion(page), 'the date is filled in').toHaveText('Question 5 of 6: Your name');

  await page.getByRole('button', { name: 'Change Electricity reading' }).click();
  await expect(openQuestion(page)).toBeFocused();
  await type(page, { 'Low (night) reading': '9316' });
  await next(page);
  await expect(openQuestion(page), 'back to where it was left').toHaveText('Question 5 of 6: Your name');
  await expect(rows(page).filter({ hasText: 'Electricity reading' })).toContainText('14728 day, 9316 night');

  await type(page, { 'First name': visitor.firstName, 'Last name': visitor.surname });
  await page.reload();
  await expect(openQuestion(page), 'a draft opens at the first question without an answer').toHaveText(
    'Question 6 of 6: Contact details',
  );
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  await type(page, { Telephone: visitor.telephone, Email: visitor.email });
  await submit(page);
  await confirmedReference(page);
  const [lead, ...others] = storedLeads(visitor.email);
  expect(others, 'one lead').toEqual([]);
  expect(lead?.attributes['additional-information']).toMatchObject({ Elec7ReadingLow: '9316' });
});

test('a name in Hebrew runs from right to left in its row, too', async ({ page, open }) => {
  await open(meterForm);
  await page.getByRole('radio', { name: 'Gas', exact: true }).check();
  await next(page);
  await type(page, { 'Gas customer number': 'A12345' });
  await next(page);
  await type(page, { 'Gas reading': '03864' });
  await next(page);
  await next(page);
  await type(page, { 'First name': 'שרה', 'Last name': 'כהן' });
  await next(page);
  await expect(rows(page).getByText('שרה כהן')).toHaveCSS('direction', 'rtl');
  await expect(rows(page).getByText('A12345')).toHaveCSS('direction', 'ltr');
});

test('sending early opens the first wrong question, and each link of the summary opens its own', async ({
  page,
  open,
}) => {
  await open(meterForm);
  await submit(page);
  const summary = page.locator('#error-summary');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expect(openQuestion(page)).toHaveText('Question 2 of 8: Electricity number');
  await expect(rows(page), 'fuel and date').toHaveCount(2);

  await summary.getByRole('link', { name: 'Enter your gas reading' }).click();
  await expect(field(page, 'Gas reading')).toBeFocused();
  await expect(field(page, 'Electricity customer number')).toHaveCount(0);
  await field(page, 'Gas reading').fill('03864');
  await expect(summary.getByRole('link', { name: 'Enter your gas reading' })).toHaveCount(0);
  await next(page);
  await expect(openQuestion(page)).toHaveText('Question 2 of 8: Electricity number');
  await expectValidAndAccessible(page, 'the form in steps with errors');

  // On a wide screen the form shows all its questions.
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(openQuestion(page)).toHaveCount(0);
  await expect(field(page, 'Gas reading')).toHaveValue('03864');
  await expect(page.getByRole('radiogroup', { name: fuelQuestion })).toBeVisible();
});
