import { findAddress } from '../../support/complaint-journey.ts';
import { watchLoadedData } from '../../support/loaded-data.ts';
import { expect, test } from '../../support/site-test.ts';

const complaint = '/help-and-support/complaints/gas-and-electricity';

test('on a slow line a screen reader hears what the pressed button does, and nothing after the answer', async ({
  page,
  open,
}) => {
  await open(complaint);
  const answered = Promise.withResolvers<void>();
  const loaded = watchLoadedData(page);
  await page.route(/\.data/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const status = page.locator('.navigation-spinner');
  await findAddress(page);
  await expect(status).toHaveText('Finding addresses');
  await expect(status).toHaveAttribute('aria-live', 'polite');
  answered.resolve();
  await expect(page.getByLabel('Choose your address')).toBeFocused();
  await expect(status).toHaveText('');
  await page.getByLabel('Choose your address').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.locator('.address')).toBeVisible();
  expect(loaded, 'nothing is loaded again, which would be announced').toEqual([]);
});
