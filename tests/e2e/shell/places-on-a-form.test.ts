import type { Page } from '@playwright/test';
import { chooseAddress, findAddress } from '../../support/complaint-journey.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { electricity, gas, meterForm, submit, type } from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// With scripts on, a script posts the form, and browsers report the 422 for a refused one.
test.use({ expectedProblem: /status of 422/ });

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('a link of the error summary leaves the chosen address and the errors of a complaint, also on going back', async ({
  page,
  open,
}) => {
  await open(complaint);
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Next step' }).click();
  await followError(page, 'Enter your surname', 'surname');
  await expectAnswers(page);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${complaint}$`));
  await expectAnswers(page);
});

test('a link of the error summary leaves the chosen address and the errors of feedback', async ({
  page,
  open,
}) => {
  await open('/help-and-support/complaints/feedback');
  await openFeedbackDetails(page);
  await chooseAddress(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await followError(page, 'Enter your surname', 'surname');
  await expectAnswers(page);
});

test('the skip link leaves the list of found addresses', async ({ page, open }) => {
  await open(complaint);
  await findAddress(page);
  const list = page.getByLabel('Choose your address');
  await expect(list).toBeVisible();
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(list).toBeVisible();
});

test('a reading filled in by a link keeps its answers and errors when a link of its error summary is followed', async ({
  page,
  open,
}) => {
  await open(`${meterForm}?first_name=Zebedee`);
  await submit(page);
  await followError(page, 'Enter your last name', 'last_name');
  await expect(page.getByLabel('First name')).toHaveValue('Zebedee');
  await expect(page.locator('#error-summary')).toBeVisible();
});

test('a reading posted before scripts run keeps its fields when a link of its error summary is followed', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(meterForm, { waitUntil: 'commit' });
  await type(page, { ...electricity, ...gas });
  await submit(page);
  await expect(page.locator('#error-summary')).toBeVisible();
  release();
  await waitForScripts(page);
  await followError(page, 'Enter your first name', 'first_name');
  for (const [name, typed] of Object.entries({ ...electricity, ...gas }))
    await expect(page.locator('form.form').getByRole('textbox', { name })).toHaveValue(typed);
  await expect(page.locator('#error-summary')).toBeVisible();
});

async function followError(page: Page, message: string, field: string) {
  await page.locator('#error-summary').getByRole('link', { name: message }).click();
  await expect(page.locator(`#${field}`)).toBeFocused();
}

async function expectAnswers(page: Page) {
  await expect(page.locator('.address')).toBeVisible();
  await expect(page.locator('#error-summary')).toBeVisible();
  await expect(page.locator('#surname-error')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
}
