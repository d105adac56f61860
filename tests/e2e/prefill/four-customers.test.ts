import type { Page } from '@playwright/test';
import { openFeedbackDetails } from '../../support/feedback-journey.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { meterForm } from '../../support/meter-reading-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/prefill-test.ts';
import {
  failingCustomer,
  legacyCustomer,
  newerCustomer,
  preLiveCustomer,
} from '../../support/sample-customers.ts';
import { expectFilledIn, signIn } from '../../support/sign-in-journey.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';
const enquiry = '/help-and-support/complaints/enquiry-pay-as-you-go';
const feedback = '/help-and-support/complaints/feedback';

/** The prefilled values of each sample customer, from `content/identity/records.json`: name, surname, e-mail, phone. */
const customers = [
  ['the legacy customer', legacyCustomer, ['Leah', 'Gacy', 'legacy@example.com', '']],
  [
    'the customer on the newer platform',
    newerCustomer,
    ['Noor', 'Platt', 'newer@example.com', '07700 900 201'],
  ],
  [
    'the customer with pre-live accounts',
    preLiveCustomer,
    ['Petra', 'Lively', 'pre-live@example.com', '07700 900 301'],
  ],
  ['the customer whose look-ups fail', failingCustomer, ['', '', '', '']],
] as const;

/** Name, surname, e-mail and phone as the form of the page has them. */
function filled(page: Page) {
  const form = page.locator('form.form');
  return Promise.all(
    [/^First name/, /^(Surname|Last name)/, /^Email/, /^(Mobile t|T)elephone/].map((name) =>
      form.getByRole('textbox', { name }).first().inputValue(),
    ),
  );
}

withAndWithoutScripts((scripts) => {
  for (const [who, { email }, details] of customers) {
    test.describe(() => {
      // Scripts retry, and browsers report each failed response.
      test.use({ expectedProblem: email === failingCustomer.email ? /status of 503/ : undefined });
      test(`the forms of ${who} are filled with what is known`, async ({ page, open, site }) => {
        const lines = site.log.length;
        await open(complaint);
        expect(await filled(page), 'before signing in').toEqual(['', '', '', '']);
        await signIn(page, { scripts, email });
        await expect(page).toHaveURL(complaint);
        await expectFilledIn(page, details[0], scripts);
        for (const address of [complaint, enquiry, meterForm]) {
          const response = await page.goto(address);
          if (scripts === 'on') await waitForScripts(page);
          expect(await filled(page), address).toEqual(details);
          expect(response?.headers()['cache-control'], address).toBe('no-store');
          // A failed look-up is retried, and the page has space to say so.
          await expect(page.locator('.filling-in')).toHaveCount(email === failingCustomer.email ? 1 : 0);
          await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
        }
        await open(feedback);
        await openFeedbackDetails(page);
        expect(await filled(page), 'feedback').toEqual(details);
        await page.getByLabel('First name').fill('Somebody');
        await expect(page.getByLabel('First name'), 'every field stays editable').toHaveValue('Somebody');

        const logged = site.log.slice(lines);
        const failures = logged.filter(({ event }) => event === 'customer-look-up-failed');
        expect(failures.length > 0, 'failures in the log').toBe(email === failingCustomer.email);
        for (const line of failures) expect(line).toMatchObject({ error: 'ApiFailure', code: '500' });
        for (const word of details.filter((detail) => detail !== ''))
          expect(JSON.stringify(logged), 'personal data in the log').not.toContain(word);
      });
    });
  }
});
