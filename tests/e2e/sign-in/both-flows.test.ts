import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';
import { freePort } from '../../support/free-port.ts';
import { legacyCustomer, samplePassword } from '../../support/sample-customers.ts';
import { enterCustomer, signIn, tokenCookies } from '../../support/sign-in-journey.ts';

const article = '/help-and-support/meters/how-to-read-your-electricity-meter';

withAndWithoutScripts((scripts) => {
  for (const flow of ['implicit', 'code'] as const) {
    test(`${flow}: a customer signs in from a page, returns to it, and signs out; signed in again, no page says that they aren’t`, async ({
      page,
      open,
      context,
      startOwnSite,
    }) => {
      const site = await startOwnSite({ env: { SIGN_IN_FLOW: flow, LOG_LEVEL: 'info' } });
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await open(site.url + article);
      await signIn(page, { scripts, flow });
      await expect(page).toHaveURL(site.url + article);

      const cookies = await tokenCookies(context);
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies)
        expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
      for (const { value } of cookies) {
        expect(
          addresses.filter((address) => address.includes(value)),
          'tokens in addresses',
        ).toEqual([]);
        expect(site.output(), 'tokens in the log').not.toContain(value);
      }
      for (const word of [legacyCustomer.email, legacyCustomer.name, samplePassword])
        expect(site.output(), 'personal data in the log').not.toContain(word);

      // Without scripts the header can't know who is signed in; its link opens the page with the sign-out.
      await page.goto(`${site.url}/help-and-support/sign-in?from=${article}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in');
      await expect(page.getByRole('main')).toContainText(legacyCustomer.email);
      await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
      if (scripts === 'off') await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
      expect(await tokenCookies(context)).toEqual([]);
      await page.getByRole('link', { name: 'Sign in again' }).click();
      await enterCustomer(page);
      if (scripts === 'off' && flow === 'implicit')
        await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(`${site.url}/help-and-support/`);
      await page.goto(`${site.url}/help-and-support/signed-out`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in');
    });
  }

  test('the main site knows who is signed in, and signing in there returns there', async ({ page, open }) => {
    await open('/energy');
    await signIn(page, { scripts });
    await expect(page).toHaveURL('/energy');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.locator('#account')).toContainText(legacyCustomer.email);
  });
});

test('a browser also accepts the cookies on http://localhost, where npm start serves the site', async ({
  page,
  startOwnSite,
}) => {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  await startOwnSite({ env: { PORT: port, PUBLIC_URL: url } });
  await page.goto(url + article);
  await signIn(page);
  await expect(page).toHaveURL(url + article);
  expect(await tokenCookies(page.context())).toHaveLength(2);
});

test('the script of the page can read no token', async ({ page, open }) => {
  await open(article);
  await signIn(page);
  await expect(page).toHaveURL(article);
  const readable = await page.evaluate(() =>
    [document.cookie, location.href, ...[localStorage, sessionStorage].flatMap(Object.values)].join(' '),
  );
  expect(readable).not.toMatch(/eyJ|legacy@/);
});
