import type { Page } from '@playwright/test';
import type { LoggedLine } from './recorded-log.ts';
import { signIn } from './sign-in-journey.ts';
import { expect, test as base, withAndWithoutScripts } from './site-test.ts';
import { startSlowCustomers } from './slow-customers.ts';
import { openWindow } from './window-test.ts';

/** The form's status text while its details are looked up, and afterwards. */
export const asking = 'We’re filling in your details…';
export const filled = 'We’ve filled in your details.';
export const notFilled =
  'We couldn’t fill in your details. Type them in yourself. We’ll get them just the same.';

type Visit = { page: Page; open: (address: string) => Promise<unknown>; site: { url: string } };

/** Opens a form and signs in on it; the look-ups have started, and none has got a response. */
export async function openWhileLookingUp({ page, open, site }: Visit, form: string) {
  await open(site.url + form);
  await signIn(page);
  await expect(page.locator('.filling-in')).toHaveText(asking);
}

/** Opens a details form and signs in on it; the customer's details are filled in. */
export async function openFilledIn({ page, open, site, slow }: Visit & { slow: Slow }, form: string) {
  slow.answer();
  await open(site.url + form);
  await signIn(page);
  await expect(page.getByLabel('Surname')).toHaveValue('Platt');
}

type Slow = Awaited<ReturnType<typeof startSlowCustomers>>;

/** By default some visits are recorded at random; the recorder fails if a test moves the clock while it starts. */
const noReplays = { MONITORING_REPLAY_SAMPLE_RATE: '0' };

/** A site whose customer look-ups don't respond until a test lets them. */
export const test = base.extend<{ slow: Slow; site: { url: string; log: LoggedLine[] } }>({
  // eslint-disable-next-line no-empty-pattern
  slow: async ({}, use) => {
    const slow = await startSlowCustomers();
    await use(slow);
    slow.stop();
  },
  site: async ({ slow, serveOwnSite }, use) =>
    use(
      await serveOwnSite({
        env: { ...slow.env, ...noReplays },
        content: { 'meter-read/settings.json': openWindow },
      }),
    ),
});

export { expect, withAndWithoutScripts };
