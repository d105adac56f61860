import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { samplePostcode as postcode } from '#tests/support/complaint-journey.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { lookedUpAddress } from '#tests/support/looked-up-address.ts';
import { siteInProcess, untilItComes } from '#tests/support/site-in-process.ts';
import { startMainApi, suppliersAddress } from '#tests/support/start-main-api.ts';

const origin = 'http://127.0.0.1:3000';
const form = '/help-and-support/complaints/gas-and-electricity';
const details = {
  'first-name': 'Ann',
  surname: 'Okafor',
  email: 'ann@example.com',
  telephone: '07700 900 982',
  textphone: '',
  vulnerability: 'false',
};
const query = {
  query: 'It is late.',
  subject: 'Dispute Bill/Balance',
  intent: 'send',
  'page-made-at': 'not-known',
};

/** A customer who signs in, looks for an address and sends a complaint, at a site with these settings. */
async function complain(env: Record<string, string>) {
  const site = await siteInProcess(
    { PUBLIC_URL: origin, RATE_LIMITS: 'off', ...env },
    { clock: systemClock, wait: untilItComes },
  );
  onTestFinished(() => site.stop());
  const visitor = httpVisitor({ origin, fetch: site.fetch });
  const post = (action: string, fields: Record<string, string>) =>
    visitor.post({ action, fields: new URLSearchParams(fields) });
  await visitor.signIn();
  const page = await (await visitor.get(form)).text();
  const send = async (answers: Record<string, string>) =>
    (await post(form, { ...details, ...answers })).text();
  const found = await send({ postcode, intent: 'find-address' });
  const isFound = found.includes('Alderwick');
  const id = isFound ? 'sample-999000000001' : suppliersAddress.id;
  const address = await lookedUpAddress(send, { postcode, id });
  await post(form, { ...details, ...address, intent: 'next-step' });
  const sent = await post(`${form}/query`, query);
  expect(sent.headers.get('location')).toBe('/help-and-support/confirmation');
  return { isFilled: page.includes('Leah'), isFound };
}

const customerCalls = ['GET /v1/customers', 'GET /v1/proxy/Customer/Accounts/AccountStatusCount'];

test.each([
  ['LEADS_API_URL', ['POST /v1/leads'], { isFilled: true, isFound: true }],
  [
    'ADDRESSES_API_URL',
    ['GET /v1/addresses', 'GET /v1/addresses/supplier-1'],
    { isFilled: true, isFound: false },
  ],
  ['CUSTOMERS_API_URL', customerCalls, { isFilled: false, isFound: true }],
  ['API_URL', ['GET /v1/addresses', ...customerCalls, 'POST /v1/leads'], { isFilled: false, isFound: false }],
])('with %s that part alone is the supplier’s, the others are embedded', async (name, asked, seen) => {
  const api = await startMainApi();
  onTestFinished(api.stop);
  expect(await complain({ [name]: api.url })).toEqual(seen);
  expect([...new Set(api.calls)].toSorted()).toEqual(asked);
});
