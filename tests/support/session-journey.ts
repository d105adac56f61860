import type { Page } from '@playwright/test';
import { legacyCustomer } from './sample-customers.ts';
import { signIn } from './sign-in-journey.ts';
import { expect } from './site-test.ts';
import { waitForScripts } from './wait-for-scripts.ts';

export const deals = '/help-and-support/deals';
export const complaint = '/help-and-support/complaints/gas-and-electricity';

/** Signs in from a page and waits until the session watch is running. */
export async function visitSignedIn(page: Page, path: string, email = legacyCustomer.email) {
  await page.goto(path);
  await signIn(page, { email });
  await expect(page).toHaveURL(path);
  await waitForSessionWatch(page);
}

/** Opens a page as someone signed in, and waits for the session watch. */
export async function openWatched(page: Page, path: string) {
  await page.goto(path);
  await waitForSessionWatch(page);
}

/** Waits for the session watch of a signed-in visitor: from then on the session is refreshed. */
export async function waitForSessionWatch(page: Page) {
  await waitForScripts(page);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  // A reading page loads the session watch on the first activity.
  if ((await page.locator('body').getAttribute('data-page')) === 'reading') await page.mouse.move(1, 1);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('drafts-of'))).not.toBeNull();
}

/** What the main site may have stored in the browser, in both of its storages. SPEC §3. */
export async function storeTariffItems(page: Page) {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem('chosenTariff', 'fixed');
      storage.setItem('pendingTariffDismissed', 'true');
      storage.setItem('something-else', 'stays');
    }
  });
}

/** The names of those items in both storages. */
export function tariffItems(page: Page) {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      ['chosenTariff', 'pendingTariffDismissed', 'something-else'].filter((name) => storage.getItem(name)),
    ),
  );
}

export const warningOf = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
