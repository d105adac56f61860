import { tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test as base } from '../../support/site-test.ts';
import { startIssuer } from '../../support/start-issuer.ts';
import { startStandardIssuer } from '../../support/start-standard-issuer.ts';
import { freePort } from '../../support/free-port.ts';

const article = '/help-and-support/meters/how-to-read-your-electricity-meter';

type Issuer = Awaited<ReturnType<typeof startIssuer>>;
/** An issuer for a site that has not started yet, and that site's address. */
const test = base.extend<{ supplier: Issuer & { port: string; url: string } }>({
  // eslint-disable-next-line no-empty-pattern
  supplier: async ({}, use) => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const issuer = await startIssuer(url);
    await use({ ...issuer, port, url });
    issuer.stop();
  },
});

for (const flow of ['implicit', 'code'] as const) {
  test(`${flow}: a customer signs in and out at the supplier’s own issuer, on another site`, async ({
    page,
    open,
    context,
    supplier,
    startOwnSite,
  }) => {
    const { env, issuer, customer, port, url } = supplier;
    const site = await startOwnSite({
      env: { ...env, SIGN_IN_FLOW: flow, PORT: port, PUBLIC_URL: url, LOG_LEVEL: 'info' },
    });
    await open(site.url + article);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(site.url + article);
    expect(await tokenCookies(context)).toHaveLength(2);
    await expect.poll(() => site.output()).toContain('signed-in');
    const account = page.getByRole('banner').getByRole('button', { name: 'Your account' });
    await account.click();
    await expect(page.locator('#account')).toContainText(customer.email);
    await page.locator('#account').getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site.url}/help-and-support/signed-out`));
    expect(await tokenCookies(context)).toEqual([]);
    expect(site.output(), 'the log says nothing of who it was').not.toContain(customer.email);
    expect(new URL(issuer).hostname).not.toBe(new URL(site.url).hostname);
  });
}

test('a standard issuer: the refresh token is out of every script’s reach, and ends with the sign-out', async ({
  page,
  open,
  context,
  startOwnSite,
}) => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const issuer = await startStandardIssuer(url);
  const site = await startOwnSite({ env: { ...issuer.env, PORT: port, PUBLIC_URL: url, LOG_LEVEL: 'info' } });
  await open(site.url + article);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(site.url + article);
  const sealed = (await context.cookies()).find(({ name }) => name === '__Host-session');
  expect(sealed).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toMatch(/^(?!.*__Host).*signed-in=1/);
  await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
  await expect(page.locator('#account')).toContainText(issuer.customer.email);
  await page.goto(`${site.url}/help-and-support/cookies`);
  await expect(page.getByRole('row').filter({ hasText: '__Host-session' })).toContainText('As long as');

  const deals = `${site.url}/help-and-support/deals`;
  const session = page.waitForResponse(
    (response) =>
      response.url() === `${site.url}/help-and-support/session` && response.frame().url() === deals,
  );
  await page.goto(deals);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
  // The address is opened without a click, of which the page would know: a request for the session that is still to come would
  // find the visitor signed out, and redirect to sign in instead.
  await session;
  await page.goto(`${site.url}/help-and-support/sign-out`);
  await expect.poll(() => issuer.uses.revoked).toBe(1);
  expect((await context.cookies(site.url)).map(({ name }) => name)).not.toContain('__Host-session');
  expect(site.output(), 'errors in the log').not.toMatch(/"level":"(?:warn|error)"/);
  // The open page belongs to the issuer, and would report errors once it is gone.
  await page.goto('about:blank');
  issuer.stop();
});
