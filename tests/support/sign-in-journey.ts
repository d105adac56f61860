import { expect, type BrowserContext, type Page } from '@playwright/test';
import { legacyCustomer, samplePassword } from './sample-customers.ts';

/** The token cookies of a signed-in browser. */
export async function tokenCookies(context: BrowserContext) {
  const cookies = await context.cookies();
  return cookies.filter(({ name }) => name === '__Host-nep' || name === '__Host-uaa');
}

/** Fills in the sign-in page. */
export async function enterCustomer(page: Page, email = legacyCustomer.email, password = samplePassword) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in from the header of the page that is open; where scripts don't run, sends what they would have sent. */
export async function signIn(
  page: Page,
  { scripts = 'on', flow = 'implicit', email = legacyCustomer.email } = {},
) {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await enterCustomer(page, email);
  if (scripts === 'off' && flow === 'implicit') await page.getByRole('button', { name: 'Continue' }).click();
}

/**
 * Expects the first name in a form to be filled in. The details of a look-up that takes longer than a page waits are
 * not in the page, and without scripts never arrive; they are cached, so the next page has them.
 */
export async function expectFilledIn(page: Page, firstName: string, scripts: 'on' | 'off') {
  const isFilledIn = (timeout?: number) =>
    expect(page.getByLabel('First name')).toHaveValue(firstName, timeout ? { timeout } : {});
  if (scripts === 'on') return isFilledIn();
  return expect(async () => {
    await page.reload();
    await isFilledIn(1_000);
  }).toPass({ timeout: 20_000 });
}

/** Signs in, intercepts the form that the provider posts to the callback, and returns it as it would have been sent. */
export async function stopAtCallback(page: Page): Promise<URLSearchParams> {
  const posted = Promise.withResolvers<string>();
  await page.route('**/sign-in/callback', async (route) => {
    posted.resolve(route.request().postData() ?? '');
    await route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>stopped</title>',
    });
  });
  await signIn(page);
  const form = new URLSearchParams(await posted.promise);
  await page.waitForLoadState();
  await page.unroute('**/sign-in/callback');
  return form;
}

/** Makes the browser post a form, as a page would. */
export async function post(page: Page, address: string, form: URLSearchParams) {
  await page.evaluate(
    ([action, fields]) => {
      const element = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of fields) {
        element.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.append(element);
      element.submit();
    },
    [address, [...form]] as const,
  );
}
