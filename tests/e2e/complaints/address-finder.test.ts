import type { Page } from '@playwright/test';
import {
  changeFieldOnItsWay,
  chooseAddress,
  enterAddressByHand,
  fillDetails,
  findAddress,
  firstAddress,
  newVisitor,
  queryBox,
} from '../../support/complaint-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const complaint = '/help-and-support/complaints/pay-as-you-go';
/** A well-formed postcode without addresses in the sample data. */
const emptyPostcode = 'AB1 9ZX';

// With scripts on, a script posts the form, and browsers report the 422 for a refused postcode.
test.use({ expectedProblem: /status of 422/ });

test('after a refused next step, the steps of the address get the focus again', async ({ page, open }) => {
  await open(complaint);
  await chooseAddress(page);
  await nextStep(page).click();
  await expect(page.locator('#error-summary')).toBeFocused();
  await page.getByRole('button', { name: 'Clear this address' }).click();
  await expect(page.locator('#address')).toBeFocused();
  await findAddress(page, emptyPostcode);
  await expect(page.locator('#no-addresses')).toBeFocused();
});

withAndWithoutScripts((scripts) => {
  for (const typed of ['AB1 9ZZ', 'ab19zz', ' aB1  9Zz ', 'A B 1 9 Z Z', 'AB1-9ZZ']) {
    test(`a postcode typed as '${typed}' is found, and an address can be chosen from its list`, async ({
      page,
      open,
    }) => {
      await open(complaint);
      await findAddress(page, typed);
      const list = page.getByLabel('Choose your address');
      if (scripts === 'on') await expect(list).toBeFocused();
      await expect(list.getByRole('option').first()).toHaveText(firstAddress.label);
      await expect(page.getByText(/\d+ addresses found for AB1 9ZZ\./)).toBeVisible();
      await expect(nextStep(page)).toHaveCount(0);
      await list.selectOption({ label: firstAddress.label });
      await page.getByRole('button', { name: 'Use this address' }).click();
      await expect(page.locator('.address')).toContainText('1 Alderwick Road');
      await expect(nextStep(page)).toBeVisible();
    });
  }

  for (const { typed, message } of [
    { typed: '', message: 'Enter your postcode' },
    { typed: 'AB1', message: 'Enter a full UK postcode, like SW1A 1AA' },
    { typed: 'QQ1 1QQ', message: 'Enter a full UK postcode, like SW1A 1AA' },
    { typed: '<script>', message: 'Enter a full UK postcode, like SW1A 1AA' },
  ]) {
    test(`'${typed}' is an invalid postcode: the field shows '${message}' and keeps what was typed`, async ({
      page,
      open,
    }) => {
      await open(complaint);
      await findAddress(page, typed);
      await expect(page.locator('#postcode-error')).toContainText(message);
      await expect(page.locator('#error-summary').getByRole('link')).toHaveText(message);
      await expect(page.getByLabel('Postcode')).toHaveValue(typed);
      await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
      await expect(page).toHaveTitle(/^Error: /);
    });
  }

  test('a postcode without addresses says so and offers to enter one by hand', async ({ page, open }) => {
    await open(complaint);
    await findAddress(page, emptyPostcode);
    const words = page.getByText(`We don’t have any addresses for ${emptyPostcode}.`);
    await expect(words).toBeVisible();
    await expect(words).toHaveAttribute('role', 'status');
    await page.getByRole('button', { name: 'I can’t find my address' }).click();
    await expect(page.getByLabel('House number or name, and street')).toBeVisible();
    await expect(page.getByLabel('Postcode')).toHaveValue(emptyPostcode);
  });

  test('an address entered by hand is saved, chosen and used', async ({ page, open }) => {
    const visitor = newVisitor();
    await open(complaint);
    await fillDetails(page, visitor);
    await enterAddressByHand(page);
    await expect(page.locator('.address')).toContainText('Rose Cottage');
    await expect(page.locator('.address')).toContainText('AB1 9ZZ');
    await expect(page.getByLabel('First name')).toHaveValue(visitor.firstName);
    await nextStep(page).click();
    await expect(queryBox(page)).toBeVisible();
  });

  test('an address entered by hand with missing lines reports which are missing, and keeps the others', async ({
    page,
    open,
  }) => {
    await open(complaint);
    await page.getByRole('button', { name: 'I can’t find my address' }).click();
    await page.getByLabel('Address line 2').fill('By the mill');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.locator('#error-summary').getByRole('link')).toHaveText([
      'Enter your house number or name, and street',
      'Enter your town or city',
      'Enter your postcode',
    ]);
    await expect(page.getByLabel('Address line 2')).toHaveValue('By the mill');
  });

  test('clearing the address starts over: no address, no list, no next step', async ({ page, open }) => {
    await open(complaint);
    await fillDetails(page, newVisitor());
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Clear this address' }).click();
    await expect(page.locator('.address')).toHaveCount(0);
    await expect(page.getByLabel('Choose your address')).toHaveCount(0);
    await expect(nextStep(page)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await chooseAddress(page, 'ab1 9zz');
    await expect(nextStep(page)).toBeVisible();
  });

  test('an address that was not looked up here is refused, nothing else is lost, and choosing it again works', async ({
    page,
    open,
  }) => {
    const visitor = newVisitor();
    await open(complaint);
    await fillDetails(page, visitor);
    await chooseAddress(page);
    await changeFieldOnItsWay(page, 'next-step', 'address-id', 'another');
    await nextStep(page).click();
    const message = 'Find and choose your address again';
    await expect(page.locator('#postcode-error')).toContainText(message);
    await expect(page.locator('#error-summary').getByRole('link')).toHaveText(message);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('Postcode')).toHaveValue('AB1 9ZZ');
    await expect(page.getByLabel('First name')).toHaveValue(visitor.firstName);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
    if (scripts === 'on') await expect(page.locator('#error-summary')).toBeFocused();
    await chooseAddress(page);
    await nextStep(page).click();
    await expect(queryBox(page)).toBeVisible();
  });

  test('using an address without choosing one shows an error', async ({ page, open }) => {
    await open(complaint);
    await findAddress(page);
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.locator('#address-id-error')).toContainText('Choose your address from the list');
    await expect(page.getByLabel('Choose your address').getByRole('option').first()).toHaveText(
      firstAddress.label,
    );
  });

  test('Enter does the next step for the address: find it, use it, continue', async ({ page, open }) => {
    await open(complaint);
    await fillDetails(page, newVisitor());
    await page.getByLabel('Postcode').fill('AB1 9ZZ');
    await page.getByLabel('Postcode').press('Enter');
    await page.getByLabel('Choose your address').selectOption({ index: 1 });
    await page.getByLabel('First name').press('Enter');
    await expect(page.locator('.address')).toContainText('2 Alderwick Road');
    await page.getByLabel('First name').press('Enter');
    await expect(queryBox(page)).toBeVisible();
  });

  test('Enter works as soon as the list shows, even while the rest of the page is loading', async ({
    page,
    open,
  }) => {
    await open(complaint);
    await fillDetails(page, newVisitor());
    await page.route(/\.data/, async (route) => {
      // Never answered: the reload of the page's data after the address was found.
      if (route.request().method() === 'POST') await route.continue();
    });
    await findAddress(page);
    await page.getByLabel('Choose your address').selectOption({ index: 1 });
    await page.getByLabel('First name').press('Enter');
    await expect(page.locator('.address')).toContainText('2 Alderwick Road');
  });
});

function nextStep(page: Page) {
  return page.getByRole('button', { name: 'Next step' });
}
