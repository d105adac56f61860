import type { Page } from '@playwright/test';
import { refundCreditLimit } from '#contracts/forms/refund-credit.ts';
import { expectAccessible, oneAppearance } from '../../support/axe.ts';
import {
  fillNames,
  findAddress,
  newVisitor,
  openFilledQuery,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { openFeedbackDetails, refundText } from '../../support/feedback-journey.ts';
import { field, fillBoth, meterForm, submit } from '../../support/meter-reading-journey.ts';
import { expect, test as base, withAndWithoutScripts } from '../../support/site-test.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { openWindow } from '../../support/window-test.ts';

/** Scripts get the refusal as data, and browsers report its status. */
const test = base.extend({ expectedProblem: /status of 413/ });

const feedback = '/help-and-support/complaints/feedback';
const complaint = '/help-and-support/complaints/gas-and-electricity';
/** Fewer characters than the form allows, but each is nine bytes of a post. */
const tooLong = '好'.repeat(36_500);
const longest = '好'.repeat(refundCreditLimit);

/** The banner, as of any form that was not sent, and the page around it. */
async function expectBanner(page: Page) {
  const banner = page.getByRole('alert').filter({ hasText: 'That was too long to send' });
  await expect(banner).toBeFocused();
  await expect(banner).toContainText('Nothing was sent just now, and what you typed is still here.');
  await expect(banner).toContainText('Make your text shorter, or send it in two parts.');
}

withAndWithoutScripts((scripts) => {
  test('feedback that is too long to send is not lost, and is sent once it is shorter', async ({
    page,
    open,
  }) => {
    await open(feedback);
    if (scripts === 'on') await waitForScripts(page);
    const text = page.getByLabel('Your details');
    await text.fill(longest);
    for (const _ of scripts === 'on' ? [1, 2] : [1]) {
      await page.getByRole('button', { name: 'I don’t want the refund' }).click();
      if (scripts === 'on') await expectBanner(page);
    }
    if (scripts === 'on') await expectAccessible(page, 'feedback too long to send', oneAppearance);
    else {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('That was too long to send');
      await expect(page.getByText('Make it shorter, or send it in two parts.')).toBeVisible();
      await page.goBack();
    }
    await expect(text).toHaveValue(longest);
    await openFeedbackDetails(page, refundText);
  });
});

test('a name that is too long to send stays in the details, at the address too', async ({ page, open }) => {
  await open(feedback);
  await waitForScripts(page);
  await openFeedbackDetails(page);
  await fillNames(page, newVisitor({ firstName: tooLong }));
  await findAddress(page);
  await expectBanner(page);
  await expect(page.getByLabel('First name')).toHaveValue(tooLong);
  await expect(page.getByLabel('Postcode')).toHaveValue('AB1 9ZZ');
  await page.getByLabel('First name').fill('Ann');
  await findAddress(page);
  await expect(page.getByLabel('Choose your address')).toBeVisible();
});

test('a complaint that is too long to send stays on the page', async ({ page, open }) => {
  await openFilledQuery({ page, open }, complaint, tooLong, 'Discount');
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Back to your details' }).click();
  await expectBanner(page);
  await expect(queryBox(page)).toHaveValue(tooLong);
  await queryBox(page).fill('My bill is wrong.');
  await submitAndConfirm(page);
});

test('a meter reading that a proxy finds too long stays on the page', async ({
  page,
  open,
  startOwnSite,
}) => {
  const { url } = await startOwnSite({ content: { 'meter-read/settings.json': openWindow } });
  await open(url + meterForm);
  await waitForScripts(page);
  await fillBoth(page, newVisitor());
  await page.route(/\/submit-meter-read\.data/, (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' }),
  );
  await submit(page);
  await expectBanner(page);
  await expect(page.getByRole('alert')).not.toContainText('Try again later.');
  await expect(field(page, 'Gas reading')).toHaveValue('03864');
});
