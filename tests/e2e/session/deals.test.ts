import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import {
  complaint,
  deals,
  storeTariffItems,
  openWatched,
  tariffItems,
} from '../../support/session-journey.ts';
import { enterCustomer, signIn, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const other = '/help-and-support/meters';

withAndWithoutScripts((scripts) => {
  test('without either token the deals redirect to the login address and back', async ({ page, open }) => {
    await open(deals);
    await enterCustomer(page);
    if (scripts === 'off') await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(deals);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
    await expect(page).toHaveTitle('Your deals - Help & Support - Thistlemere Energy');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^See the tariffs/);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveText(
      'How we choose what you see',
    );
    // The page is one visitor's own, and knows who is signed in.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  test('an identity token without an access token is signed in', async ({ page, open, context }) => {
    await open(other);
    await signIn(page, { scripts });
    await expect(page).toHaveURL(other);
    await context.clearCookies({ name: '__Host-uaa' });
    await open(deals);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
  });

  test('an access token without an identity token redirects to the sign-out address, which signs out', async ({
    page,
    open,
    context,
  }) => {
    await open(other);
    await signIn(page, { scripts });
    await expect(page).toHaveURL(other);
    await context.clearCookies({ name: '__Host-nep' });
    await page.goto(deals);
    if (scripts === 'off') await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed out');
    expect(await tokenCookies(context)).toEqual([]);
    // At the provider as well: the next sign-in needs the password again.
    await page.goto(deals);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
});

test('leaving the deals for the login deletes the tariff items, whether the visitor signs in or not', async ({
  page,
  open,
  context,
}) => {
  const left = ['something-else', 'something-else'];
  const isAsked = async () => (await context.cookies()).some(({ name }) => name === 'forget-tariff');
  await open(other);
  await storeTariffItems(page);
  await page.goto(deals);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(await isAsked()).toBe(true);
  await open(other);
  await expect.poll(() => tariffItems(page)).toEqual(left);
  expect(await isAsked()).toBe(false);
  await storeTariffItems(page);
  await page.goto(deals);
  await enterCustomer(page);
  await expect(page).toHaveURL(deals);
  await expect.poll(() => tariffItems(page)).toEqual(left);
  expect(await isAsked()).toBe(false);
});

test('a forged identity token is ignored', async ({ page, open, context, baseURL }) => {
  await context.addCookies([
    {
      name: '__Host-nep',
      value: 'e30.e30.forged',
      url: (baseURL ?? '').replace('http:', 'https:'),
      secure: true,
    },
  ]);
  await open(deals);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('neither the server nor the browser caches the deals, or the data that scripts fetch for them', async ({
  page,
  open,
  request,
}) => {
  await open(other);
  await signIn(page);
  await expect(page).toHaveURL(other);
  for (const address of [deals, `${deals}.data`]) {
    const mine = await page.request.get(address);
    expect([mine.status(), mine.headers()['cache-control']]).toEqual([200, 'no-store']);
  }
  const theirs = await request.get(deals, { maxRedirects: 0 });
  expect([theirs.status(), theirs.headers()['cache-control']]).toEqual([303, 'no-store']);
  expect(theirs.headers()['location']).toBe('/help-and-support/sign-in?from=%2Fhelp-and-support%2Fdeals');
});

test('the account page, the account sheet and the menu link to the deals of someone who is signed in', async ({
  page,
  open,
}) => {
  await open(other);
  await signIn(page);
  await expect(page).toHaveURL(other);
  await openWatched(page, other);
  for (const sheet of ['#account', '#menu'])
    await expect(
      page.locator(sheet).getByRole('link', { name: 'Your deals', includeHidden: true }),
      sheet,
    ).toHaveAttribute('href', deals);
  // Where the header's link leads without scripts.
  await page.goto(`/help-and-support/sign-in?from=${other}`);
  const link = page.getByRole('main').getByRole('link', { name: 'Your deals' });
  await expect(link).toHaveAttribute('href', deals);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
});

test('from a form, a link to the deals works without a reload, and redirects to the login when the sign-in has ended', async ({
  page,
  open,
  context,
}) => {
  await open(complaint);
  await signIn(page);
  await expect(page).toHaveURL(complaint);
  await openWatched(page, complaint);
  const follow = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.locator('#account').getByRole('link', { name: 'Your deals' }).click();
  };
  await follow();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Your deals');
  await context.clearCookies();
  await follow();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('the deals are valid, accessible and fit narrow screens', async ({ page, open }) => {
  await open(deals);
  await enterCustomer(page);
  await expect(page).toHaveURL(deals);
  await openWatched(page, deals);
  await expectValidAndAccessible(page, 'deals');
});
