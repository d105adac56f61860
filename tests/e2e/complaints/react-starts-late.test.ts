import type { Page } from '@playwright/test';
import { holdScripts } from '../../support/hold-scripts.ts';
import { expect, test } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';

// On a slow connection a form can be posted, and its response shown, before React runs.
for (const { name, form, button, place, answer } of [
  {
    name: 'an address to type',
    form: '/help-and-support/complaints/pay-as-you-go',
    button: 'I can’t find my address',
    place: 'Town or city',
    answer: '#address-line1',
  },
  {
    name: 'a postcode that is missing',
    form: '/help-and-support/complaints/gas-and-electricity',
    button: 'Find address',
    place: 'Surname',
    answer: '#error-summary',
  },
  {
    name: 'a text that is missing',
    form: '/help-and-support/complaints/feedback',
    button: 'I don’t want the refund',
    place: 'Your details',
    answer: '#error-summary',
  },
]) {
  test(`${name}: a visitor who types before React runs stays in their field`, async ({ page }) => {
    const release = await postBeforeReact(page, form, button);
    await expect(page.locator(answer)).toBeVisible();
    const field = page.getByRole('textbox', { name: place });
    await field.click();
    await page.keyboard.type('Newcastle ');
    release();
    await waitForScripts(page);
    await page.keyboard.type('upon Tyne');
    await expect(field).toHaveValue('Newcastle upon Tyne');
    await expect(field).toBeInViewport();
  });

  test(`${name}: a visitor who waits has the focus at the answer once React runs`, async ({ page }) => {
    const release = await postBeforeReact(page, form, button);
    await expect(page.locator(answer)).toBeVisible();
    release();
    await expect(page.locator(answer)).toBeFocused();
  });
}

test('a button that is pressed before React runs, and released after it, still submits', async ({ page }) => {
  const form = '/help-and-support/make-a-complaint-select-type';
  const release = await postBeforeReact(page, form, 'Continue');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).hover();
  await page.mouse.down();
  release();
  await waitForScripts(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/select-energy$/);
});

/** Presses this button before any script has arrived; scripts arrive once the returned function is called. */
async function postBeforeReact(page: Page, form: string, button: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(form);
  const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: button }).click();
  await responsePromise;
  await page.waitForLoadState('domcontentloaded');
  return release;
}
