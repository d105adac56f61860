import { meterForm } from '../../support/meter-reading-journey.ts';
import { signIn } from '../../support/sign-in-journey.ts';
import { expect, test, withAndWithoutScripts } from '../../support/site-test.ts';

const campaign = '/help-and-support/meters?campaign=winter&step=2';
const prefilled = {
  first_name: 'Zebedee',
  email: 'zebedee.quillfeather@example.com',
  gas_account_number: 'BGX40217',
};

/** The page in a state sent to the issuer. */
const pageOf = (state: string | null) => Buffer.from(state?.split('.')[1] ?? '', 'base64url').toString();

withAndWithoutScripts((scripts) => {
  test('SPEC §6: the state contains the whole current address, and the sign-in returns to it', async ({
    page,
    open,
  }) => {
    const pages: string[] = [];
    page.on('request', (request) => {
      const state = new URL(request.url()).searchParams.get('state');
      if (state) pages.push(pageOf(state));
    });
    await open(campaign);
    await signIn(page, { scripts });
    await expect(page).toHaveURL(campaign);
    expect(pages).toContain(campaign);
  });

  test('a sign-in from the deals returns to their whole address', async ({ page, open }) => {
    await open(campaign);
    await signIn(page, { scripts });
    await expect(page).toHaveURL(campaign);
    await page.context().clearCookies({ name: /^__Host-/ });
    await page.goto('/help-and-support/deals?campaign=winter');
    if (scripts === 'off') await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/help-and-support/deals?campaign=winter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deals');
  });
});

test('answers that a link fills into the meter-reading form are sent to no issuer, with cookies or without', async ({
  page,
  open,
  baseURL,
}) => {
  const address = `${meterForm}?${new URLSearchParams(prefilled).toString()}`;
  await open(address);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
  const plain = `/help-and-support/sign-in?${new URLSearchParams({ from: meterForm }).toString()}`;
  await expect(link).toHaveAttribute('href', plain);
  // A client without cookies stays at the address with the sealed answers.
  const refusing = await fetch(`${baseURL}${address}`);
  expect(refusing.url).toContain('?filled=');
  expect(await refusing.text()).toContain(`href="${plain}"`);
});
