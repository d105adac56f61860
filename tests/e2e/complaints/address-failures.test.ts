import type { Page } from '@playwright/test';
import { expect, test, withAndWithoutScripts } from '../../support/api-test.ts';
import { chooseAddress, fillDetails, findAddress, newVisitor } from '../../support/complaint-journey.ts';
import { failingModes } from '../../support/unreliable-api.ts';

const complaint = '/help-and-support/complaints/enquiry-pay-as-you-go';

withAndWithoutScripts((scripts) => {
  for (const mode of failingModes(scripts)) {
    test(`a look-up that fails (${mode}) shows the address banner, keeps what was typed, and a retry works`, async ({
      page,
      open,
      api,
      site,
    }) => {
      await open(complaint);
      await fillDetails(page, newVisitor());
      api.setMode(mode);
      await findAddress(page, 'ab1 9zz');
      await expectAddressBanner(page);
      if (scripts === 'on') await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByLabel('Choose your address')).toHaveCount(0);
      await expect(page.getByLabel('Postcode')).toHaveValue('ab1 9zz');
      await expect(page.getByLabel('First name')).toHaveValue('Ann');
      await expect.poll(() => site.output()).toContain('address-look-up-failed');
      const [, reference] =
        /tell us the reference (\S+)/.exec(await page.getByRole('alert').innerText()) ?? [];
      await expect
        .poll(() => site.output(), 'the log has what the page quotes')
        .toContain(`"reference":"${reference}"`);
      api.setMode('well');
      await chooseAddress(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
    });

    test(`an address entered by hand that can’t be saved (${mode}) shows the banner, stays, and is saved by a retry`, async ({
      page,
      open,
      api,
      site,
    }) => {
      await open(complaint);
      await fillDetails(page, newVisitor());
      await page.getByRole('button', { name: 'I can’t find my address' }).click();
      await page.getByLabel('House number or name, and street').fill('Rose Cottage, Mill Lane');
      await page.getByLabel('Town or city').fill('Aberdeen');
      await page.getByLabel('Postcode').fill('ab19zz');
      api.setMode(mode);
      await page.getByRole('button', { name: 'Use this address' }).click();
      await expectAddressBanner(page);
      await expect(page.getByLabel('House number or name, and street')).toHaveValue(
        'Rose Cottage, Mill Lane',
      );
      await expect(page.getByLabel('Town or city')).toHaveValue('Aberdeen');
      await expect(page.getByLabel('First name')).toHaveValue('Ann');
      await expect.poll(() => site.output()).toContain('address-creation-failed');
      expect(site.output(), 'the log never has what was typed').not.toContain('Rose Cottage');
      api.setMode('well');
      await page.getByRole('button', { name: 'Use this address' }).click();
      await expect(page.locator('.address')).toContainText('Rose Cottage');
    });
  }

  test('with the look-up down, the visitor can still enter the address by hand', async ({
    page,
    open,
    api,
  }) => {
    await open(complaint);
    api.setMode('error');
    await findAddress(page);
    await expectAddressBanner(page);
    await page.getByRole('button', { name: 'I can’t find my address' }).click();
    await expect(page.getByLabel('House number or name, and street')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to postcode' })).toBeVisible();
  });
});

test('while an address is saved the page asks the visitor to wait', async ({ page, open, api }) => {
  await open(complaint);
  await page.getByRole('button', { name: 'I can’t find my address' }).click();
  await page.getByLabel('House number or name, and street').fill('Rose Cottage, Mill Lane');
  await page.getByLabel('Town or city').fill('Aberdeen');
  await page.getByLabel('Postcode').fill('ab19zz');
  const before = api.calls('POST /addresses').length;
  api.setMode('silent');
  await page.getByRole('button', { name: 'Use this address' }).click();
  const wait = page.getByRole('status').filter({ hasText: 'We’re checking your details …' });
  await expect(wait).toContainText(
    'This will take a few seconds. Please don’t refresh this page or close your browser.',
  );
  await page.getByRole('button', { name: 'Saving your address' }).click({ force: true });
  api.setMode('well');
  await expect(page.locator('.address')).toContainText('Rose Cottage');
  await expect(wait).toHaveCount(0);
  expect(api.calls('POST /addresses').length - before, 'a second click does nothing').toBe(1);
});

/** SPEC §8 "Address lookup or save failure". */
async function expectAddressBanner(page: Page) {
  const banner = page.getByRole('alert');
  await expect(banner.getByRole('heading')).toHaveText(
    'Unfortunately, we’re having technical problems at the moment.',
  );
  await expect(banner).toContainText(
    'There was a problem saving your address. Either stay on this page and try again in a few moments, or try again later.',
  );
}
