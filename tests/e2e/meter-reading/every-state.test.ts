import type { BrowserContext, Page } from '@playwright/test';
import { newVisitor } from '../../support/complaint-journey.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import {
  choose,
  confirmedReference,
  economy7Question,
  fillBoth,
  meterForm,
  submit,
  type,
} from '../../support/meter-reading-journey.ts';
import { expect, test } from '../../support/window-test.ts';

type Site = {
  setWindow: (changes: { isMeterReadWeek: boolean }) => Promise<void>;
  api: { setMode: (mode: 'error') => void };
};
type Reach = (page: Page, site: Site, context: BrowserContext) => Promise<void>;

const keep: Reach = async (page, _, context) => {
  await fillBoth(page, newVisitor());
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('Your reading is kept on this device.')).toBeVisible();
};

/** Each from the open form. */
const states: Record<string, Reach> = {
  'with every message of its fields': async (page) => {
    await page.getByLabel('Date you read your meter').fill('');
    await submit(page);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(8);
  },
  'with Economy 7, a decimal refused and a date typed': async (page) => {
    await choose(page, economy7Question, 'Yes', 'on');
    await type(page, { 'Low (night) reading': '1234.5' });
    await page.getByText('Type the date instead').click();
    await page.getByRole('textbox', { name: 'Date as text' }).fill('soon');
    await submit(page);
    await expect(page.getByRole('button', { name: 'Use 1234' })).toBeVisible();
  },
  'with hints beside its readings': async (page) => {
    await fillBoth(page, newVisitor());
    await choose(page, economy7Question, 'Yes', 'on');
    await type(page, {
      'Normal (day) reading': '9315',
      'Low (night) reading': '147283',
      'Gas reading': '038641',
    });
    await expect(page.getByRole('button', { name: 'Swap day and night' })).toBeVisible();
  },
  'after a sending that failed': async (page, site) => {
    await fillBoth(page, newVisitor());
    site.api.setMode('error');
    await submit(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('.button--loading')).toHaveCount(0);
  },
  'with a reading kept on the device': keep,
  'after a kept reading was sent': async (page, site, context) => {
    await keep(page, site, context);
    await context.setOffline(false);
    await expect(page.getByText('The reading kept on this device has been sent')).toBeVisible();
  },
  'once sent': async (page) => {
    await fillBoth(page, newVisitor());
    await submit(page);
    await confirmedReference(page);
  },
  'with the window closed meanwhile': async (page, site) => {
    await fillBoth(page, newVisitor());
    await site.setWindow({ isMeterReadWeek: false });
    await submit(page);
    await expect(page.getByText('Your reading wasn’t sent')).toBeVisible();
  },
  'with the window closed': async (page, site) => {
    await site.setWindow({ isMeterReadWeek: false });
    await page.reload();
    await expect(page.getByText('is no longer available')).toBeVisible();
  },
};

// Browsers report a lost connection.
test.use({ expectedProblem: /ERR_INTERNET_DISCONNECTED|status of (409|503)/, newBrowserContext: true });

for (const [state, reach] of Object.entries(states)) {
  test(`the form ${state} is valid, accessible and fits narrow screens`, async ({
    page,
    open,
    site,
    context,
  }) => {
    await open(meterForm);
    await reach(page, site, context);
    await expectValidAndAccessible(page, `the form ${state}`);
  });
}
