import { expect, test } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { clientsOfRequest } from './clients-of-request.ts';
import { readConfig } from '../config/config.ts';

/** The back ends of a visitor with these cookies, and the requests they received. */
function backEnds(cookie: string) {
  const sent: { api: string; path: string; authorization: string | null }[] = [];
  const retries: (AbortSignal | undefined)[] = [];
  const log = recordedLog();
  const call = (api: string) => async (path: string, init?: RequestInit) => {
    sent.push({ api, path, authorization: new Headers(init?.headers).get('authorization') });
    return Response.json({ data: [] });
  };
  const of = clientsOfRequest({
    leads: call('leads'),
    addresses: call('addresses'),
    customers: call('customers'),
    accounts: call('account'),
    retryLookUp: (ask, signal) => {
      retries.push(signal);
      return ask();
    },
    config: readConfig({}),
    logger: log,
  });
  const request = new Request('https://site.test/', { headers: { cookie } });
  return { ...of(request), sent, retries, request, lines: log.lines };
}

// SPEC §6: "Calls to the main API send the access token as a bearer header when one exists".
test('calls for leads, addresses and customers carry the access token of the signed-in visitor', async () => {
  const { leads, addresses, customers, accounts, sent } = backEnds(
    '__Host-nep=id.en.tity; __Host-uaa=ac.ce.ss',
  );
  await leads.submit({} as never, 'key').catch(() => {});
  await addresses.find('AB1 9ZZ');
  await customers.find();
  await accounts.find();
  expect(sent).toEqual([
    { api: 'leads', path: '/leads', authorization: 'Bearer ac.ce.ss' },
    { api: 'addresses', path: '/addresses?postcode=AB1+9ZZ', authorization: 'Bearer ac.ce.ss' },
    { api: 'customers', path: '/customers', authorization: 'Bearer ac.ce.ss' },
    { api: 'account', path: '/accounts', authorization: 'Bearer id.en.tity' },
  ]);
});

// "… and carry on without it if it cannot be read. The account API always sends the identity token".
test.each(['', 'display=text=large', '__Host-uaa=; __Host-nep=', '__Host-uaa=a\u00e9b'])(
  'with the cookies %j the main API is called without a token, and the account API is not called',
  async (cookie) => {
    const { addresses, accounts, sent } = backEnds(cookie);
    await addresses.find('AB1 9ZZ');
    await expect(accounts.find()).rejects.toThrow('GET /accounts failed');
    expect(sent).toEqual([{ api: 'addresses', path: '/addresses?postcode=AB1+9ZZ', authorization: null }]);
  },
);

// SPEC §8: "Missing token cookies: 'NEP token not found.' or 'UAA token not found.'"
test.each([
  ['signed in, without an access token', '__Host-nep=id.en.tity', ['UAA token not found.']],
  ['signed in', '__Host-nep=id.en.tity; __Host-uaa=ac.ce.ss', []],
  ['not signed in', '', []],
])('a call for a visitor who is %s logs %j as missing', async (_, cookie, missing) => {
  const { addresses, lines } = backEnds(cookie);
  await addresses.find('AB1 9ZZ');
  expect(lines).toEqual(
    missing.map((reason) => expect.objectContaining({ event: 'call-without-token', reason })),
  );
});

// SPEC §9: queries are retried.
test('a postcode look-up is retried until its request ends, and submitting a form is not retried', async () => {
  const { leads, addresses, customers, retries, request } = backEnds('');
  await addresses.find('AB1 9ZZ');
  expect(retries).toEqual([request.signal]);
  await leads.submit({} as never, 'key').catch(() => {});
  await addresses.create({} as never).catch(() => {});
  await customers.find();
  expect(retries).toHaveLength(1);
});
