import type { Page } from '@playwright/test';
import { post, stopAtCallback, tokenCookies } from '../../support/sign-in-journey.ts';
import { expect, test } from '../../support/site-test.ts';

const page1 = '/help-and-support/meters';
const callback = '/help-and-support/sign-in/callback';

async function expectRefused(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  expect(await tokenCookies(page.context())).toEqual([]);
  expect(page.url()).not.toMatch(/eyJ/);
}

const unsigned = (token: string) => {
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
};

const attacks: [string, (form: URLSearchParams) => void][] = [
  ['a state of the attacker’s', (form) => form.set('state', 'attacker')],
  ['an unsigned identity token', (form) => form.set('id_token', unsigned(form.get('id_token') ?? ''))],
  ['the access token as the identity token', (form) => form.set('id_token', form.get('access_token') ?? '')],
  ['the identity token as the access token', (form) => form.set('access_token', form.get('id_token') ?? '')],
  [
    'a changed signature',
    (form) => form.set('id_token', (form.get('id_token') ?? '').replace(/.{9}$/, 'AAAAAAAAA')),
  ],
  ['no tokens', (form) => (form.delete('id_token'), form.delete('access_token'))],
];

for (const [name, change] of attacks) {
  test(`a response with ${name} is refused, with a way to try again`, async ({ page, open }) => {
    await open(page1);
    const form = await stopAtCallback(page);
    change(form);
    await post(page, callback, form);
    await expectRefused(page);
    // A visitor who is signed in at the provider needs no password again, and returns to the page.
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(page1);
    expect(await tokenCookies(page.context())).toHaveLength(2);
  });
}

test('a sign-in response works once: the same form posted again fails', async ({ page, open, context }) => {
  await open(page1);
  const form = await stopAtCallback(page);
  await post(page, callback, form);
  await expect(page).toHaveURL(page1);
  expect(await tokenCookies(context)).toHaveLength(2);
  await context.clearCookies({ name: /nep|uaa/ });
  await post(page, callback, form);
  await expectRefused(page);
});

test('another customer’s answer signs nobody in here', async ({ page, open, browser, baseURL }) => {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const attacker = await context.newPage();
  await attacker.goto(page1);
  const form = await stopAtCallback(attacker);
  await context.close();
  await open(page1);
  await post(page, callback, form);
  await expectRefused(page);
});

test('tokens in an address are not accepted', async ({ page, open }) => {
  await open(page1);
  const form = await stopAtCallback(page);
  await page.goto(`${callback}?${form}`);
  await expectRefused(page);
});

test('a refusal is logged by its reason, without any text from the request', async ({
  page,
  startOwnSite,
}) => {
  const site = await startOwnSite();
  await page.goto(site.url + page1);
  const form = await stopAtCallback(page);
  form.set('id_token', unsigned(form.get('id_token') ?? ''));
  await post(page, site.url + callback, form);
  await expectRefused(page);
  await site.printed('"event":"sign-in-refused"');
  await expect.poll(() => site.output()).toContain('"reason":"ERR_JOSE_ALG_NOT_ALLOWED"');
  expect(site.output()).not.toMatch(/eyJ|legacy@/);
});

for (const from of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
]) {
  test(`signing in with from=${from} ends on this site`, async ({ page, open, baseURL }) => {
    await open(`/help-and-support/sign-in/problem?${new URLSearchParams({ from })}`);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(new URL(href, baseURL).origin, href).toBe(baseURL);
    }
    const signInResponse = await page.request.get(
      `/help-and-support/sign-in?${new URLSearchParams({ from })}`,
      {
        maxRedirects: 0,
      },
    );
    const state = new URL(signInResponse.headers()['location'] ?? '').searchParams.get('state') ?? '';
    const back = Buffer.from(state.split('.')[1] ?? '', 'base64url').toString();
    expect(new URL(back, baseURL).origin, back).toBe(baseURL);
  });
}
