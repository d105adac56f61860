import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/hold-scripts.ts';
import { expect, test } from '../../support/site-test.ts';
import { translatePage } from '../../support/translate-page.ts';
import { meterForm } from '../../support/meter-reading-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// React renders a page again if it isn't the one that the server sent, and says so in the console.
test.use({ expectedProblem: /Minified React error #418/ });

const feedback = '/help-and-support/complaints/feedback';

/** As password managers do. */
function addElementAfterEachField(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.insertAdjacentElement('afterend', document.createElement('div'));
  });
}

/** Waits until React's effects have run. The mark of the plain scripts is gone if React has rendered the page again. */
async function waitForReact(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}

for (const { by, alter } of [
  { by: 'the browser’s translation', alter: translatePage },
  { by: 'an extension that adds elements', alter: addElementAfterEachField },
]) {
  test(`what was typed and chosen before React starts stays in a form altered by ${by}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(meterForm);
    await page.getByLabel('Title').selectOption('Dame');
    await page.getByRole('radio', { name: 'Gas', exact: true }).check();
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Email').fill('ann@thistlemere.example');
    await page.getByLabel('Last name').pressSequentially('Okfor');
    for (let nth = 0; nth < 3; nth += 1) await page.keyboard.press('ArrowLeft');
    await alter(page);
    release();
    await waitForReact(page);
    const lastName = page.getByLabel('Last name');
    await expect(lastName).toBeFocused();
    await page.keyboard.type('a');
    await expect(lastName).toHaveValue('Okafor');
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page.getByLabel('Email')).toHaveValue('ann@thistlemere.example');
    await expect(page.getByLabel('Title')).toHaveValue('Dame');
    await expect(page.getByRole('radio', { name: 'Gas', exact: true })).toBeChecked();
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByLabel('Last name'), 'the draft has it, too').toHaveValue('Okafor');
  });
}

test('a long text typed before React starts stays in a translated form', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(feedback);
  await page.getByRole('textbox', { name: 'Your details' }).fill('Please send my refund to my bank.');
  await translatePage(page);
  release();
  await waitForReact(page);
  await expect(page.getByRole('textbox', { name: 'Your details' })).toHaveValue(
    'Please send my refund to my bank.',
  );
});

test('a search typed on a page that was translated before the box has started stays, and gets suggestions', async ({
  page,
  open,
}) => {
  await open('/help-and-support/');
  const release = await holdScripts(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.click();
  await page.keyboard.type('power c');
  await translatePage(page);
  release();
  const combobox = page.getByRole('main').getByRole('combobox');
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveValue('power c');
  await page.keyboard.type('ut');
  await expect(page.getByRole('option').first()).toBeVisible();
});
