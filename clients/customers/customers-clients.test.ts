import { expect, test } from 'vitest';
import { createAccountsClient } from '../accounts/create-accounts-client.ts';
import { createApiCall } from '../json-api/create-api-call.ts';
import { createCustomersClient } from './create-customers-client.ts';
import { findCustomerDetails } from './find-customer-details.ts';
import { platformOf } from './platform-of.ts';

const person = { type: 'people', id: 'p1', attributes: { 'first-name': 'Noor', 'last-name': 'Platt' } };
const account = {
  type: 'accounts',
  id: 'a1',
  attributes: { email: 'noor@example.com', mobile: '07700 900 201', more: 'ignored' },
  relationships: { person: { data: { type: 'people', id: 'p1' } } },
};
const customer = {
  type: 'customers',
  id: 'c1',
  attributes: { 'first-name': 'Leah', surname: 'Gacy', email: 'leah@example.com' },
};

/** Both clients, for back ends that answer with these documents by path, and the requests they received. */
function backEnds(bodies: Record<string, unknown>, identityToken = async () => 'the-identity') {
  const requests: { path: string; headers: Record<string, string> }[] = [];
  const call = async (path: string, init?: RequestInit) => {
    requests.push({ path, headers: Object.fromEntries(new Headers(init?.headers)) });
    return path in bodies ? Response.json(bodies[path]) : new Response(null, { status: 500 });
  };
  const main = createApiCall({
    call,
    applicationId: 'application',
    clientId: 'client',
    accessToken: async () => 'the-access',
  });
  return {
    customers: createCustomersClient(main),
    accounts: createAccountsClient(createApiCall({ call, identityToken })),
    requests,
  };
}

/** Not called if there is an account API. */
const ofNobody = async () => Promise.reject(new Error('requested anyway'));

const count = '/proxy/Customer/Accounts/AccountStatusCount';
const counting = (liveCount: number, preLiveCount: number) => ({ [count]: { liveCount, preLiveCount } });

// SPEC §4 "User data loading".
test.each([
  [0, 0, 'legacy'],
  [1, 0, 'newer'],
  [0, 1, 'newer'],
  [3, 2, 'newer'],
] as const)(
  'with %i live and %i pre-live accounts a customer is on the %s platform',
  (live, pre, platform) => {
    expect(platformOf({ liveCount: live, preLiveCount: pre })).toBe(platform);
  },
);

test.each([
  [1, 0],
  [0, 1],
])('with %i live and %i pre-live accounts, details are those of the first account', async (live, pre) => {
  const other = { ...account, id: 'a2', attributes: { email: 'second@example.com' } };
  const documents = { '/accounts': { data: [account, other], included: [person] } };
  const { customers, accounts, requests } = backEnds({ ...counting(live, pre), ...documents });
  expect(await findCustomerDetails(customers, accounts, ofNobody)).toEqual({
    firstName: 'Noor',
    surname: 'Platt',
    email: 'noor@example.com',
    telephone: '07700 900 201',
  });
  expect(requests.map(({ path }) => path)).toEqual([count, '/accounts']);
});

test('without accounts on the newer platform, details are those of the legacy customer', async () => {
  const { customers, accounts, requests } = backEnds({
    ...counting(0, 0),
    '/customers': { data: [customer] },
  });
  expect(await findCustomerDetails(customers, accounts, ofNobody)).toEqual({
    firstName: 'Leah',
    surname: 'Gacy',
    email: 'leah@example.com',
    telephone: '',
  });
  expect(requests.map(({ path }) => path)).toEqual([count, '/customers']);
});

test('an account may include its person inline, and omit unknown fields', async () => {
  const attributes = { person: { firstName: 'Noor' }, email: null };
  const documents = { '/accounts': { data: [{ type: 'accounts', id: 'a1', attributes }] } };
  const { customers, accounts } = backEnds({ ...counting(1, 0), ...documents });
  expect(await findCustomerDetails(customers, accounts, ofNobody)).toEqual({
    firstName: 'Noor',
    surname: '',
    email: '',
    telephone: '',
  });
});

test.each<[object, object]>([
  [{ mobile: 447700900123 }, { telephone: '447700900123' }],
  [{ mobile: ['07700 900 201'] }, { telephone: '' }],
  [{ email: false }, { email: '' }],
  [{ person: 'Noor Platt' }, { firstName: '', surname: '' }],
  [{ person: { 'first-name': 7, 'last-name': 'Platt' } }, { firstName: '7' }],
])('an account with %j fills all other fields', async (attributes, filled) => {
  const usual = { person: { 'first-name': 'Noor', 'last-name': 'Platt' }, email: 'n@example.com' };
  const data = [
    { ...account, attributes: { ...usual, mobile: '07700', ...attributes }, relationships: null },
  ];
  const { customers, accounts } = backEnds({ ...counting(1, 0), '/accounts': { data } });
  expect(await findCustomerDetails(customers, accounts, ofNobody)).toEqual({
    firstName: 'Noor',
    surname: 'Platt',
    email: 'n@example.com',
    telephone: '07700',
    ...filled,
  });
});

test('a legacy customer with a name of another type fills all other fields', async () => {
  const data = [{ ...customer, attributes: { ...customer.attributes, surname: null, 'first-name': {} } }];
  const { customers, accounts } = backEnds({ ...counting(0, 0), '/customers': { data } });
  expect(await findCustomerDetails(customers, accounts, ofNobody)).toMatchObject({
    firstName: '',
    surname: '',
    email: 'leah@example.com',
  });
});

test.each([
  ['an account', counting(1, 0), { '/accounts': { data: [] } }],
  ['a legacy record', counting(0, 0), { '/customers': { data: [] } }],
])('a customer without %s has no details, which is not a failure', async (_, counts, documents) => {
  const { customers, accounts } = backEnds({ ...counts, ...documents });
  expect(Object.values(await findCustomerDetails(customers, accounts, ofNobody)).join('')).toBe('');
});

test.each([
  ['the count', {}],
  ['the accounts', counting(1, 0)],
  ['the legacy customer', counting(0, 0)],
  ['the count, which is not a number', { [count]: { liveCount: 'many', preLiveCount: 0 } }],
  ['the count, which lacks a half', { [count]: { liveCount: 1 } }],
])('a failed look-up of %s is a failed call', async (_, bodies) => {
  const { customers, accounts } = backEnds(bodies);
  await expect(findCustomerDetails(customers, accounts, ofNobody)).rejects.toThrow(/^GET \//);
});

// SPEC §6, §7.
test('the main API gets the access token, and the account API only the identity token and JSON:API headers', async () => {
  const documents = { '/accounts': { data: [account], included: [person] } };
  const { customers, accounts, requests } = backEnds({ ...counting(1, 0), ...documents });
  await findCustomerDetails(customers, accounts, ofNobody);
  const jsonApi = { accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' };
  expect(requests.map(({ headers }) => headers)).toEqual([
    { ...jsonApi, authorization: 'Bearer the-access', 'x-application-id': 'application' },
    { ...jsonApi, authorization: 'Bearer the-identity' },
  ]);
});

test('without an identity token the account API is not called', async () => {
  const { accounts, requests } = backEnds({}, async () => {
    throw new Error('NEP token not found.');
  });
  await expect(accounts.find()).rejects.toThrow('GET /accounts failed');
  expect(requests).toEqual([]);
});
