import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { named, readElements } from '#tests/support/read-elements.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { startMainApi } from '#tests/support/start-main-api.ts';
import { startStandardIssuer } from '#tests/support/start-standard-issuer.ts';

const origin = 'http://127.0.0.1:3000';
const from = '/help-and-support/complaints/gas-and-electricity';

/** A customer who has signed in at a supplier's issuer, on a site with these settings. */
async function signedIn(env: Record<string, string> = {}) {
  const issuer = await startStandardIssuer(origin);
  onTestFinished(() => issuer.stop());
  const site = await siteInProcess(
    { PUBLIC_URL: origin, RATE_LIMITS: 'off', ...issuer.env, ...env },
    { clock: systemClock },
  );
  onTestFinished(() => site.stop());
  const visitor = httpVisitor({ origin, fetch: site.fetch });
  const signInResponse = await visitor.get(`/help-and-support/sign-in?${new URLSearchParams({ from })}`);
  await visitor.follow(signInResponse, (location) => location === from);
  return { visitor, log: site.log };
}

async function filled(page: Response) {
  const inputs = named(readElements(await page.text()), 'input');
  const value = (name: string) => inputs.find((input) => input.get('name') === name)?.get('value') ?? '';
  return ['first-name', 'surname', 'email', 'telephone'].map(value);
}

test('without a customer service, forms are filled with the issuer’s claims', async () => {
  const { visitor, log } = await signedIn();
  const page = await visitor.get(from);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await filled(page)).toEqual(['Dana', 'Reed', 'dana@example.com', '']);
  expect(await (await visitor.get('/help-and-support/your-details')).json()).toEqual({
    firstName: 'Dana',
    surname: 'Reed',
    email: 'dana@example.com',
    telephone: '',
  });
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('with a customer service, its details are used', async () => {
  const api = await startMainApi();
  onTestFinished(api.stop);
  const { visitor } = await signedIn({ CUSTOMERS_API_URL: api.url });
  expect(await filled(await visitor.get(from))).toEqual(['', '', '', '']);
  expect(api.calls).toContain('GET /v1/customers');
});

test('without an account API, a customer of the newer platform has forms filled with the issuer’s claims', async () => {
  const api = await startMainApi({ liveCount: 1 });
  onTestFinished(api.stop);
  const { visitor, log } = await signedIn({ CUSTOMERS_API_URL: api.url });
  expect(await filled(await visitor.get(from))).toEqual(['Dana', 'Reed', 'dana@example.com', '']);
  expect(api.calls).toEqual(['GET /v1/proxy/Customer/Accounts/AccountStatusCount']);
  expect(log.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('with only an accounts service, the customer’s id is unknown: forms are filled with the issuer’s claims', async () => {
  const api = await startMainApi();
  onTestFinished(api.stop);
  const { visitor, log } = await signedIn({ ACCOUNT_API_URL: api.url });
  expect(await filled(await visitor.get(from))).toEqual(['Dana', 'Reed', 'dana@example.com', '']);
  expect(
    log.filter(({ level }) => level !== 'info'),
    'nothing fails',
  ).toEqual([]);
  expect(api.calls).toEqual([]);
});
