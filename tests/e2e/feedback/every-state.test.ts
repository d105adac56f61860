import type { Page } from '@playwright/test';
import { expect, test } from '../../support/api-test.ts';
import { chooseAddress, fillNames, findAddress, newVisitor } from '../../support/complaint-journey.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import type { UnreliableApi } from '../../support/unreliable-api.ts';

type Reach = (page: Page, api: UnreliableApi) => Promise<void>;

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const problem = async (page: Page) => {
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('.button--loading')).toHaveCount(0);
};
const answer = async (page: Page) => {
  await fillNames(page, newVisitor());
  await chooseAddress(page);
};

const textStates: Record<string, Reach> = {
  empty: async (page) => expect(page.getByLabel('Your details')).toHaveValue(''),
  'with its message': async (page) => {
    await press(page, 'I don’t want the refund');
    await expect(page.locator('#error-summary')).toBeVisible();
  },
};

const detailsStates: Record<string, Reach> = {
  empty: async (page) => expect(page.getByLabel('First name')).toHaveValue(''),
  'with every message of its fields': async (page) => {
    await chooseAddress(page);
    await press(page, 'Submit');
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
  },
  'with addresses to choose from': async (page) => {
    await findAddress(page);
    await expect(page.getByLabel('Choose your address')).toBeVisible();
  },
  'with an address to enter': async (page) => {
    await press(page, 'I can’t find my address');
    await expect(page.getByLabel('Town or city')).toBeVisible();
  },
  'with an address chosen': answer,
  'after a look-up that failed': async (page, api) => {
    api.setMode('error');
    await findAddress(page);
    await problem(page);
  },
  'after a sending that failed': async (page, api) => {
    await answer(page);
    api.setMode('error');
    await press(page, 'Submit');
    await problem(page);
  },
  'once sent': async (page) => {
    await answer(page);
    await press(page, 'Submit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your request');
  },
};

for (const [state, reach] of Object.entries(textStates)) {
  test(`the text ${state} is valid, accessible and fits narrow screens`, async ({ page, open, api }) => {
    await open('/help-and-support/complaints/feedback');
    await reach(page, api);
    await expectValidAndAccessible(page, `the text ${state}`);
  });
}

for (const [state, reach] of Object.entries(detailsStates)) {
  test(`the feedback details ${state} are valid, accessible and fit narrow screens`, async ({
    page,
    open,
    api,
  }) => {
    await open('/help-and-support/complaints/feedback');
    await openFeedbackDetails(page);
    await reach(page, api);
    await expectValidAndAccessible(page, `the feedback details ${state}`);
  });
}
