import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { samplePostcode as postcode } from '#tests/support/complaint-journey.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { storedCounts } from '#tests/support/stored-counts.ts';
import { lookedUpAddress } from '#tests/support/looked-up-address.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
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

/** A customer who signs in, looks up an address and sends a complaint, at a site with these settings. */
async function complain(env: Record<string, string>, consent = '1') {
  const site = await siteInProcess(
    { PUBLIC_URL: origin, RATE_LIMITS: 'off', ...env },
    { clock: systemClock },
  );
  onTestFinished(() => site.stop());
  const visitor = httpVisitor({ origin, fetch: site.fetch });
  visitor.cookies.set('consent', consent);
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
])('with %s only that part is the supplier’s own, and the others are embedded', async (name, asked, seen) => {
  const api = await startMainApi();
  onTestFinished(api.stop);
  expect(await complain({ [name]: api.url })).toEqual(seen);
  expect([...new Set(api.calls)].toSorted()).toEqual(asked);
});

// SPEC §8: "Errors are also reported to analytics (category error)".
test('a failed count of accounts at the start of a lead stops nobody, and is counted as an error, with consent', async () => {
  const api = await startMainApi({ countFails: true });
  onTestFinished(api.stop);
  const DATABASE_URL = `file:${join(await mkdtemp(join(tmpdir(), 'count-')), 'site.db')}`;
  const env = { CUSTOMERS_API_URL: api.url, DATABASE_URL };
  await complain(env);
  await complain(env, '1.performance');
  const counts = expect.poll(() => storedCounts(DATABASE_URL));
  await counts.toEqual(['error customer-look-up-failed ×1']);
});
