import type { Page } from '@playwright/test';
import { expect, test } from '../../support/api-test.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  changeFieldOnItsWay,
  chooseAddress,
  fillDetails,
  fillQuery,
  findAddress,
  newVisitor,
  openQueryStep,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import type { UnreliableApi } from '../../support/unreliable-api.ts';

const energy = '/help-and-support/complaints/gas-and-electricity';
const limit = 30_000;

type Reach = (page: Page, api: UnreliableApi) => Promise<void>;

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const enterByHand = (page: Page) => press(page, 'I can’t find my address');
const fillByHand = async (page: Page) => {
  await enterByHand(page);
  await page.getByLabel('House number or name, and street').fill('Rose Cottage, Mill Lane');
  await page.getByLabel('Town or city').fill('Aberdeen');
  await page.getByLabel('Postcode').fill('AB1 9ZZ');
};
const problem = async (page: Page) => {
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.button--loading')).toHaveCount(0);
};
const refused = (page: Page) => expect(page.locator('#error-summary')).toBeVisible();

const detailsStates: Record<string, Reach> = {
  empty: async (page) => expect(page.getByLabel('First name')).toHaveValue(''),
  'with every message of its fields': async (page) => {
    await chooseAddress(page);
    await page.getByLabel('Textphone or international number').fill('none');
    await press(page, 'Next step');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(6);
  },
  'with a postcode that is none': async (page) => {
    await findAddress(page, 'AB1');
    await refused(page);
  },
  'with addresses to choose from': async (page) => {
    await findAddress(page);
    await expect(page.getByLabel('Choose your address')).toBeVisible();
  },
  'with addresses of which none was chosen': async (page) => {
    await findAddress(page);
    await press(page, 'Use this address');
    await refused(page);
  },
  'without addresses for the postcode': async (page) => {
    await findAddress(page, 'AB1 9ZX');
    await expect(page.getByText('We don’t have any addresses for')).toBeVisible();
  },
  'with an address to enter': async (page) => {
    await enterByHand(page);
    await expect(page.getByLabel('Town or city')).toBeVisible();
  },
  'with every message of an address to enter': async (page) => {
    await enterByHand(page);
    await press(page, 'Use this address');
    await refused(page);
  },
  'with the details given and an address chosen': async (page) => {
    await fillDetails(page, newVisitor());
    await chooseAddress(page);
  },
  'with an address that is to be chosen again': async (page) => {
    await fillDetails(page, newVisitor());
    await chooseAddress(page);
    await changeFieldOnItsWay(page, 'next-step', 'address-seal', '');
    await press(page, 'Next step');
    await refused(page);
  },
  'while an address is saved': async (page, api) => {
    await fillByHand(page);
    api.setMode('silent');
    await press(page, 'Use this address');
    await expect(page.getByRole('status').filter({ hasText: 'checking your details' })).toBeVisible();
  },
  'after a look-up that failed': async (page, api) => {
    api.setMode('error');
    await findAddress(page);
    await problem(page);
  },
  'after an address that could not be saved': async (page, api) => {
    await fillByHand(page);
    api.setMode('error');
    await press(page, 'Use this address');
    await problem(page);
  },
  'after the details were lost': async (page) => {
    await page.goto(`${energy}/query`);
    await expect(page.getByRole('heading', { name: 'We need your details again' })).toBeVisible();
  },
};

const queryStates: Record<string, Reach> = {
  empty: async (page) => expect(queryBox(page)).toHaveValue(''),
  'with every message of its fields': async (page) => {
    await press(page, 'Submit');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  },
  'close to the limit': async (page) => {
    await fillQuery(page, 'a'.repeat(limit - 1), 'Discount');
    await expect(page.getByText('You have 1 characters left')).toBeVisible();
  },
  'beyond the limit': async (page) => {
    await fillQuery(page, 'a'.repeat(limit + 1), 'Discount');
    await press(page, 'Submit');
    await refused(page);
  },
  'after a sending that failed': async (page, api) => {
    await fillQuery(page, 'The engineer didn’t come.', 'Faulty meter');
    api.setMode('error');
    await press(page, 'Submit');
    await problem(page);
  },
};

/** Each form with its own confirmation text, and its subject if it has one. SPEC §9. */
const confirmed = {
  'gas-and-electricity': 'Discount',
  'enquiry-gas-and-electricity': 'Moving House',
  'pay-as-you-go': undefined,
  'enquiry-pay-as-you-go': undefined,
};

for (const [state, reach] of Object.entries(detailsStates)) {
  test(`the details ${state} are valid, accessible and fit narrow screens`, async ({ page, open, api }) => {
    await open(energy);
    await reach(page, api);
    await expectValidAndAccessible(page, `the details ${state}`);
  });
}

for (const [state, reach] of Object.entries(queryStates)) {
  test(`the query ${state} is valid, accessible and fits narrow screens`, async ({ page, open, api }) => {
    await openQueryStep({ page, open }, energy, newVisitor());
    await reach(page, api);
    await expectValidAndAccessible(page, `the query ${state}`);
  });
}

// Its button is disabled so that nothing is sent twice; that a form needs a submit button holds for idle forms only.
test('the query while it is sent is accessible', async ({ page, open, api }) => {
  await openQueryStep({ page, open }, energy, newVisitor());
  await fillQuery(page, 'The engineer didn’t come.', 'Faulty meter');
  api.setMode('silent');
  await press(page, 'Submit');
  await expect(page.getByRole('button', { name: 'Sending' })).toBeVisible();
  await expectAccessible(page, 'the query while it is sent');
});

for (const [complaint, subject] of Object.entries(confirmed)) {
  test(`the confirmation of ${complaint} is valid, accessible and fits narrow screens`, async ({
    page,
    open,
  }) => {
    await openQueryStep({ page, open }, `/help-and-support/complaints/${complaint}`, newVisitor());
    await fillQuery(page, 'The engineer didn’t come.', subject);
    await submitAndConfirm(page);
    await expectValidAndAccessible(page, `the confirmation of ${complaint}`);
  });
}
