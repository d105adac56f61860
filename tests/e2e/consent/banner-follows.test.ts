import { consentBanner, undecided } from '../../support/consent.ts';
import { waitForScripts } from '../../support/wait-for-scripts.ts';
import { expect, test } from '../../support/site-test.ts';

test.use(undecided);

const home = '/help-and-support/';
const meters = '/help-and-support/meters';

test('a choice made in one tab removes the question from the others', async ({ page, open, context }) => {
  await open(home);
  await consentBanner(page).getByRole('button', { name: 'Accept all' }).focus();
  const other = await context.newPage();
  await other.goto(meters);
  await waitForScripts(other);
  await consentBanner(other).getByRole('button', { name: 'Reject all' }).click();
  await expect(consentBanner(page)).toHaveCount(0);
  await expect(page.locator('#main'), 'focus goes on to the page').toBeFocused();
  await expect(page.getByText('You rejected'), 'said where it was chosen').toHaveCount(0);
});

test('a page restored from the back/forward cache does not ask a question that was answered meanwhile', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await open(home);
  await expect(consentBanner(page)).toBeVisible();
  await context.addCookies([{ name: 'consent', value: '1', url: baseURL ?? '' }]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(consentBanner(page)).toHaveCount(0);
});

test('going back to a page does not ask about cookies again once the visitor has answered on another', async ({
  page,
  open,
}) => {
  await open(home);
  await page.getByRole('main').getByRole('link', { name: 'Meters' }).first().click();
  await expect(page).toHaveURL(meters);
  await consentBanner(page).getByRole('button', { name: 'Accept all' }).click();
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you today?');
  await expect(consentBanner(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(meters);
  await page.reload();
  await waitForScripts(page);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(consentBanner(page)).toHaveCount(0);
});

test.describe('where the browser refuses cookies', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    });
  });

  test('a visitor who has answered is not asked again by the same page', async ({ page, open }) => {
    await open(home);
    await consentBanner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(consentBanner(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'You rejected' })).toBeVisible();
  });
});

for (const elsewhere of ['https://evil.example/', '//evil.example', '']) {
  test(`a choice never redirects to ${JSON.stringify(elsewhere)}`, async ({ request, baseURL }) => {
    const response = await request.post('/help-and-support/cookies', {
      form: { choice: 'accept-all', 'return-to': elsewhere },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(new URL(response.headers()['location'] ?? '', baseURL).href).toBe(`${baseURL}/help-and-support/`);
  });
}
