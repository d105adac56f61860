import {
  chooseAddress,
  enterAddressByHand,
  fillDetails,
  fillNames,
  fillQuery,
  newVisitor,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { consentBanner, storedConsent } from '../../support/consent.ts';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { keepOne, offlineReadingPanel, lostLine, sentTitle } from '../../support/offline-reading.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { confirmedReference, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/tls-test.ts';

const area = '/help-and-support';

/** Every form, with its subject if it has one, and how its visitor enters the address. */
const complaints = [
  { complaint: 'gas-and-electricity', subject: "Can't pay/debt", enterAddress: chooseAddress },
  {
    complaint: 'enquiry-gas-and-electricity',
    subject: 'Tariff renewal/upgrade',
    enterAddress: enterAddressByHand,
  },
  { complaint: 'pay-as-you-go', subject: undefined, enterAddress: enterAddressByHand },
  { complaint: 'enquiry-pay-as-you-go', subject: undefined, enterAddress: chooseAddress },
] as const;

withAndWithoutScripts(() => {
  for (const { complaint, subject, enterAddress } of complaints) {
    test(`${complaint} is sent`, async ({ page, open, tls }) => {
      const visitor = newVisitor();
      await open(`${area}/complaints/${complaint}`);
      await fillDetails(page, visitor);
      await enterAddress(page);
      await page.getByRole('button', { name: 'Next step' }).click();
      await expect(queryBox(page)).toBeVisible();
      await fillQuery(page, 'My bill is wrong.', subject);
      const reference = await submitAndConfirm(page);
      expect(storedLeads(visitor.email, tls.dataDir).map((lead) => lead.reference)).toEqual([reference]);
    });
  }

  test('feedback and a meter reading are sent', async ({ page, open, tls }) => {
    const visitor = newVisitor();
    await open(`${area}/complaints/feedback`);
    await openFeedbackDetails(page);
    await fillNames(page, visitor);
    await chooseAddress(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/confirmation$/);
    await open(meterForm);
    await fillBoth(page, visitor);
    await submit(page);
    await confirmedReference(page);
    expect(storedLeads(visitor.email, tls.dataDir)).toHaveLength(2);
  });

  test('choices are accepted', async ({ page, open, context }) => {
    await test.step('what a complaint is about, and how its customer pays', async () => {
      await open(`${area}/make-a-complaint-select-type`);
      await page.getByRole('radio', { name: /^Energy/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('radio', { name: /^Direct Debit/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/complaints/energy/credit');
    });
    await test.step('the display settings', async () => {
      await open(`${area}/meters`);
      await page.getByRole('button', { name: 'Display settings', exact: true }).click();
      await page
        .getByRole('group', { name: 'Theme' })
        .getByRole('radio', { name: 'Dark', exact: true })
        .check();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page).toHaveURL(`${area}/meters`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
    await test.step('the outage notice', async () => {
      await open(`${area}/`);
      const dismiss = page.getByRole('button', { name: 'Dismiss this notice' });
      await dismiss.click();
      await expect(dismiss).toHaveCount(0);
      await page.reload();
      await expect(dismiss).toHaveCount(0);
    });
    await test.step('cookies, in the banner and on their page', async () => {
      await context.clearCookies({ name: 'consent' });
      await open(`${area}/meters`);
      await consentBanner(page).getByRole('button', { name: 'Reject all' }).click();
      await expect(consentBanner(page)).toHaveCount(0);
      expect((await storedConsent(context))?.value).toBe('1');
      await open(`${area}/cookies`);
      await page.getByRole('main').getByRole('button', { name: 'Accept all' }).click();
      await expect(page.getByText('We’ve saved your choices')).toBeVisible();
      expect((await storedConsent(context))?.value).toBe('1.performance.functional.targeting');
    });
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedProblem: lostLine, newBrowserContext: true });

  test('a reading that was stored while offline is sent when the connection is back', async ({
    page,
    open,
    context,
    tls,
  }) => {
    const visitor = newVisitor();
    await keepOne(page, open, context, visitor);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: sentTitle })).toBeVisible();
    await expect(offlineReadingPanel(page)).toHaveCount(0);
    expect(storedLeads(visitor.email, tls.dataDir)).toHaveLength(1);
  });
});
