import { expect, test } from 'vitest';
import { backEndsOfRequest } from './back-ends-of-request.ts';
import { readConfig } from './config.ts';

/** The back ends of a visitor with these cookies, and what they were sent. */
function backEnds(cookie: string) {
  const sent: { api: string; path: string; authorization: string | null }[] = [];
  const call = (api: string) => async (path: string, init?: RequestInit) => {
    sent.push({ api, path, authorization: new Headers(init?.headers).get('authorization') });
    return Response.json({ data: [] });
  };
  const of = backEndsOfRequest({
    leads: call('leads'),
    addresses: call('addresses'),
    customers: call('customers'),
    accounts: call('account'),
    config: readConfig({}),
  });
  return { ...of(new Request('https://site.test/', { headers: { cookie } })), sent };
}

// SPEC §6: "Calls to the main API send the access token as a bearer header when one exists".
test('leads, addresses and customers go with the access token of who is signed in', async () => {
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
  'with the cookies %j the main API is called without a token, the account API not at all',
  async (cookie) => {
    const { addresses, accounts, sent } = backEnds(cookie);
    await addresses.find('AB1 9ZZ');
    await expect(accounts.find()).rejects.toThrow('GET /accounts failed');
    expect(sent).toEqual([{ api: 'addresses', path: '/addresses?postcode=AB1+9ZZ', authorization: null }]);
  },
);
