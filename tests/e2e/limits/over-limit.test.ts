import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, oneAppearance } from '../../support/axe.ts';
import {
  enterAddressByHand,
  fillDetails,
  fillNames,
  findAddress,
  newVisitor,
  openQueryStep,
  queryBox,
  samplePostcode,
  typeAddressByHand,
} from '../../support/complaint-journey.ts';
import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { carriedAddress } from '../../support/looked-up-address.ts';
import { field, fillBoth, meterForm, submit, today } from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';
import { openWindow } from '../../support/window-test.ts';

const area = '/help-and-support';
const complaint = `${area}/complaints/pay-as-you-go`;
/** A reading of somebody else's. */
const reading = {
  fuel: 'Gas',
  gas_account_number: 'A12345',
  gas_reading: '14728',
  date: today,
  first_name: 'Bo',
  last_name: 'Adeyemi',
  telephone: '07700 900 982',
};

// Scripts get the response as data, and browsers report its status.
test.use({ expectedProblem: /status of 429/ });

/** The banner, with the focus where scripts run. */
async function expectLimit(page: Page, wait: string, scripts: 'on' | 'off') {
  const banner = page.getByRole('alert').filter({ hasText: `Try again in ${wait}` });
  await expect(banner).toBeVisible();
  if (scripts === 'on') await expect(banner).toBeFocused();
  await expect(banner).toContainText('Nothing was sent just now, and what you typed is still here.');
  await expect(banner.getByRole('link', { name: '0808 157 0822' })).toBeVisible();
}

withAndWithoutScripts((scripts) => {
  test('a visitor over a limit keeps what they typed, and sees when to try again and whom to call', async ({
    page,
    open,
    startOwnSite,
  }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'limits-'));
    const { url } = await startOwnSite({
      env: { RATE_LIMITS: '0.01', DATA_DIR: dataDir },
      content: { 'meter-read/settings.json': openWindow },
    });
    /** Others at the same address, who use up the whole limit. */
    const others = async (path: string, form: Record<string, string>) => {
      const post = () => fetch(url + path, { method: 'POST', body: new URLSearchParams(form) });
      while ((await post()).status !== 429);
    };
    const visitor = newVisitor();
    const { firstName, email } = visitor;
    let address: Record<string, string> = {};
    const press = (name: string) => page.getByRole('button', { name }).click();

    await test.step('feedback', async () => {
      await open(`${url}${area}/complaints/feedback`);
      await openFeedbackDetails(page);
      await fillNames(page, visitor);
      await enterAddressByHand(page);
      address = carriedAddress(await page.content());
      await others(`${meterForm}/kept`, reading);
      await press('Submit');
      await expectLimit(page, 'an hour', scripts);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
      if (scripts === 'on') await expectAccessible(page, 'feedback over the limit', oneAppearance);
    });

    await test.step('looking an address up, and typing one', async () => {
      await open(url + complaint);
      await fillDetails(page, visitor);
      await others(complaint, { postcode: samplePostcode, intent: 'find-address' });
      await findAddress(page);
      await expectLimit(page, 'a minute', scripts);
      await expect(page.getByRole('alert')).toContainText('You can carry on now by typing your address');
      await expect(page.getByLabel('First name')).toHaveValue(firstName);
      await expect(page.getByLabel('Postcode')).toHaveValue(samplePostcode);
      if (scripts === 'on') await expectAccessible(page, 'look-ups over the limit', oneAppearance);
      await typeAddressByHand(page);
      await press('Use this address');
      await expectLimit(page, 'an hour', scripts);
      await expect(page.getByLabel('Town or city')).toHaveValue('Aberdeen');
      await expect(page.getByLabel('First name')).toHaveValue(firstName);
    });

    await test.step('a complaint', async () => {
      await openQueryStep({ page, open, address }, url + complaint, visitor);
      await queryBox(page).fill('My bill is wrong.');
      await press('Submit');
      await expectLimit(page, 'an hour', scripts);
      await expect(queryBox(page)).toHaveValue('My bill is wrong.');
      if (scripts === 'on') await expectValidAndAccessible(page, 'a complaint over the limit');
    });

    await test.step('a meter reading', async () => {
      await open(url + meterForm);
      await fillBoth(page, visitor);
      await submit(page);
      await expectLimit(page, 'an hour', scripts);
      await expect(field(page, 'Gas reading')).toHaveValue('03864');
      await expect(field(page, 'Email')).toHaveValue(email);
      if (scripts === 'on') await expectAccessible(page, 'a meter reading over the limit', oneAppearance);
    });

    expect(storedLeads(email, dataDir)).toEqual([]);
  });
});
