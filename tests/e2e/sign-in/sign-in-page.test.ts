import { expectValidAndAccessible } from '../../support/expect-valid-and-accessible.ts';
import { legacyCustomer, samplePassword } from '../../support/sample-customers.ts';
import { enterCustomer } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const words = 'Check your email address and password: they don’t match an account';

withAndWithoutScripts(() => {
  test('a wrong password is reported at the field and in the summary, the e-mail stays, and the right one works', async ({
    page,
    open,
  }) => {
    await open('/help-and-support/sign-in');
    await enterCustomer(page, 'pre-live@example.com', 'wrong');
    await expect(page).toHaveTitle(/^Error: Sign in/);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link', { name: words })).toHaveAttribute(
      'href',
      '#email',
    );
    await expect(page.getByLabel('Email address')).toHaveValue('pre-live@example.com');
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/help-and-support/my-account/cannot-sign-in#reset',
    );
    await page.getByLabel('Password', { exact: true }).fill(samplePassword);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
  });
});

test('a password is shown on request and hidden again before it is sent, and password managers know the fields', async ({
  page,
  open,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  await open('/help-and-support/sign-in');
  await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('three words apart');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.evaluate(() => {
    document.querySelector('main form')?.addEventListener('submit', (event) => event.preventDefault());
  });
  await password.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.locator('script')).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('after too many attempts the page says how long to wait', async ({ page, serveOwnSite }) => {
  const site = await serveOwnSite({ env: { RATE_LIMITS: 'on' } });
  await page.goto(`${site.url}/help-and-support/sign-in`);
  for (let nth = 0; nth < 10; nth++) await enterCustomer(page, legacyCustomer.email, `wrong ${nth}`);
  await enterCustomer(page);
  await expect(page.getByRole('alert')).toContainText(
    'There were too many tries. Wait 15 minutes, then try again',
  );
});

test('every sign-in page is valid, accessible and fits narrow screens', async ({ page, open }) => {
  await open('/help-and-support/sign-in');
  await expectValidAndAccessible(page, 'sign-in');
  await enterCustomer(page, '', '');
  await expectValidAndAccessible(page, 'sign-in with errors');
  await open('/help-and-support/sign-in/problem?from=/help-and-support/meters');
  await expectValidAndAccessible(page, 'problem');
  await expect(page.locator('#sign-in-failure')).toContainText('It may have taken too long');
  const response = await page.goto(
    '/help-and-support/sign-in/problem?from=/help-and-support/meters&cause=unreachable',
  );
  expect(response?.status()).toBe(503);
  await expect(page.locator('#sign-in-failure')).toContainText('The fault is ours');
  await expectValidAndAccessible(page, 'issuer unreachable');
  await open('/help-and-support/signed-out');
  await expectValidAndAccessible(page, 'signed out');
  await page.goto('/identity/auth?client_id=nobody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need to start again');
  await expectValidAndAccessible(page, 'lost');
});
