import type { Page } from '@playwright/test';
import { newVisitor } from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import {
  choose,
  confirmedReference,
  economy7,
  economy7Question,
  field,
  fillBoth,
  fillDateAndDetails,
  fuelQuestion,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const swapped = { ...economy7, 'Normal (day) reading': '9315', 'Low (night) reading': '14728' };
const swappedHint = /^Most homes use more by day than by night/;
const redHint = /^If the last number is in red, .* send 147283 as it is\.$/;
const gasHint = /^Most gas meters show four or five numbers/;

withAndWithoutScripts((scripts) => {
  // CONTRACTS reading 13: "A reading that passes §5 is sent at the first submit."
  test('a low reading above the normal one is sent at the first submit', async ({ page, open }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, swapped);
    await fillDateAndDetails(page, visitor);
    await submit(page);
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({
      Elec7ReadingNormal: '9315',
      Elec7ReadingLow: '14728',
    });
  });

  test('readings of six digits are sent at the first submit', async ({ page, open }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await fillBoth(page, visitor);
    await type(page, { 'Electricity reading': '147283', 'Gas reading': '038641' });
    await submit(page);
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({ ElecReading: '147283', GasReading: '038641' });
  });

  test('a form that is shown again has hints beside its readings, whose buttons correct the readings', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(meterForm);
    await choose(page, fuelQuestion, 'Electricity', scripts);
    await choose(page, economy7Question, 'Yes', scripts);
    await type(page, swapped);
    await submit(page);
    await expect(page.locator('#error-summary'), 'when and who is missing').toBeVisible();
    const low = field(page, 'Low (night) reading');
    await expect(low).toHaveAccessibleDescription(/Most homes use more by day than by night/);
    await expect(low).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Swap day and night' }).click();
    await expect(low).toHaveValue('9315');
    await expect(field(page, 'Normal (day) reading')).toHaveValue('14728');
    await expect(page.getByText(swappedHint)).toHaveCount(0);
    await fillDateAndDetails(page, visitor);
    await submit(page);
    await confirmedReference(page);
    expect(information(visitor.email)).toMatchObject({
      Elec7ReadingNormal: '14728',
      Elec7ReadingLow: '9315',
    });
  });
});

test('while a form is filled in, a hint appears beside the reading, is announced politely, and disappears once the reading is corrected', async ({
  page,
  open,
}) => {
  await open(meterForm);
  await type(page, { 'Electricity reading': '147283' });
  await expect(statusOf(page, 'elec_reading')).toHaveText(redHint);
  await expect(field(page, 'Electricity reading')).toHaveAccessibleDescription(/in red/);
  await expect(field(page, 'Electricity reading'), 'the pen is not taken away').toBeFocused();
  await expect(page.locator('[role=alert], .error, [aria-invalid="true"]')).toHaveCount(0);
  await type(page, { 'Electricity reading': '14728' });
  await expect(statusOf(page, 'elec_reading')).toBeEmpty();
  await type(page, { 'Gas reading': '038641' });
  await expect(statusOf(page, 'gas_reading')).toHaveText(gasHint);
});

test('the button of a hint changes the reading and moves focus to it', async ({ page, open }) => {
  await open(meterForm);
  await type(page, { 'Electricity reading': '147283' });
  await page.getByRole('button', { name: 'Change it to 14728' }).click();
  await expect(field(page, 'Electricity reading')).toHaveValue('14728');
  await expect(field(page, 'Electricity reading')).toBeFocused();
  await expect(statusOf(page, 'elec_reading')).toBeEmpty();
});

/** The status region of a field, which is on the page even while it is empty. */
function statusOf(page: Page, name: string) {
  return page.locator(`[role=status]#${name}-note`);
}

/** The additional information of the one lead of a visitor. */
function information(email: string) {
  const [lead, ...others] = storedLeads(email);
  expect(others, 'one lead').toEqual([]);
  return lead?.attributes['additional-information'];
}
