import {
  chooseAddress,
  fillDetails,
  fillQuery,
  newVisitor,
  queryBox,
  submitAndConfirm,
} from '../../support/complaint-journey.ts';
import { storedLeads } from '../../support/stored-leads.ts';
import { expect, test } from '../../support/prefill-test.ts';
import {
  failingCustomer,
  legacyCustomer,
  newerCustomer,
  preLiveCustomer,
} from '../../support/sample-customers.ts';
import { signIn } from '../../support/sign-in-journey.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

// SPEC §3: "accountPrefix is 'A' when an account flag is set, else empty".
for (const [who, customer, prefix] of [
  ['the customer on the newer platform', newerCustomer, 'A'],
  ['the customer with pre-live accounts', preLiveCustomer, 'A'],
  ['the legacy customer', legacyCustomer, ''],
  ['the customer whose look-ups fail', failingCustomer, ''],
  ['a visitor who is not signed in, and posts a flag', undefined, ''],
] as const) {
  test.describe(() => {
    // Scripts request the form again, and browsers report each failed response.
    test.use({ expectedProblem: customer === failingCustomer ? /status of 503/ : undefined });
    test(`the lead of ${who} carries the account prefix '${prefix}'`, async ({ page, open, site }) => {
      const visitor = newVisitor();
      await open(complaint);
      if (customer) await signIn(page, { email: customer.email });
      await expect(page).toHaveURL(complaint);
      await fillDetails(page, visitor);
      await chooseAddress(page);
      // No field of the form can show which platform it is.
      await page.locator('form.form').evaluate((form) => {
        for (const name of ['hasAccountFlag', 'accountPrefix'])
          form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'A' }));
      });
      await page.getByRole('button', { name: 'Next step' }).click();
      await expect(queryBox(page)).toBeVisible();
      await fillQuery(page, 'It is about my bill.', 'Discount');
      await submitAndConfirm(page);
      const [lead] = storedLeads(visitor.email, site.dataDir);
      expect(lead?.attributes['additional-information']).toMatchObject({ accountPrefix: prefix });
    });
  });
}
