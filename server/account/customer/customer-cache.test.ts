import { expect, test } from 'vitest';
import type { User } from '#clients/identity/user.ts';
import { freshMs, createCustomerCache, sessionLimit } from './customer-cache.ts';

const user: User = { sub: 'noor', email: 'noor@example.com' };
const noor = '__Host-nep=noor.identity; __Host-uaa=noor.access';

/** A supplier that counts the calls, and answers with each customer's name according to the cookies of the call. */
function supplier() {
  let now = 0;
  let isDown = false;
  const calls: string[] = [];
  const cache = createCustomerCache({
    clock: { now: () => now, monotonic: () => now },
    detailsFrom: { customers: 'service', accounts: 'service' },
  });
  const call =
    <T>(name: string, answer: T) =>
    async () => {
      calls.push(name);
      if (isDown) throw new Error('down');
      return answer;
    };
  const ofRequest = (cookies: string | null, firstName = 'Noor') =>
    cache.lookUps(
      {
        countAccounts: call('count', { liveCount: 1, preLiveCount: 0 }),
        find: call('customers', [{ firstName }]),
      },
      { find: call('accounts', [{ person: { firstName, lastName: 'Platt' } }]) },
      cookies,
    );
  return {
    calls,
    ofRequest,
    forget: cache.forget,
    pass: (ms: number) => (now += ms),
    breakDown: (down: boolean) => (isDown = down),
  };
}

test('SPEC §9: three form pages and a post of one session share one set of calls', async () => {
  const { calls, ofRequest, pass } = supplier();
  const details = await ofRequest(noor).details(user);
  pass(freshMs - 1);
  expect(await ofRequest(`display=text=large; ${noor}`).details(user)).toEqual(details);
  expect(await ofRequest(noor).details(user)).toEqual(details);
  expect(await ofRequest(noor).isOnNewerPlatform()).toBe(true);
  expect(calls).toEqual(['count', 'accounts']);
});

test('after 30 s the calls are made again, however often the cached answers were used meanwhile', async () => {
  const { calls, ofRequest, pass } = supplier();
  for (let nth = 0; nth < 4; nth++) {
    await ofRequest(noor).isOnNewerPlatform();
    pass(freshMs / 3);
  }
  expect(calls).toEqual(['count', 'count']);
});

test.each([
  ['another customer', '__Host-nep=leah.identity; __Host-uaa=leah.access'],
  ['another identity token with the same access token', '__Host-nep=leah.identity; __Host-uaa=noor.access'],
  ['the same identity token with another access token', '__Host-nep=noor.identity; __Host-uaa=leah.access'],
  ['the same identity token alone', '__Host-nep=noor.identity'],
])('%s gets no cached answers', async (_, cookies) => {
  const { ofRequest } = supplier();
  await ofRequest(noor).details(user);
  expect(await ofRequest(cookies, 'Leah').details(user)).toMatchObject({ firstName: 'Leah' });
  expect(await ofRequest(noor, 'Nobody').details(user)).toMatchObject({ firstName: 'Noor' });
});

test('without an identity token nothing is cached', async () => {
  const { calls, ofRequest } = supplier();
  for (const cookies of [null, '__Host-uaa=noor.access'])
    for (let nth = 0; nth < 2; nth++) await ofRequest(cookies).isOnNewerPlatform();
  expect(calls).toHaveLength(4);
});

test('a failure is not cached: the next request calls again', async () => {
  const { calls, ofRequest, breakDown } = supplier();
  breakDown(true);
  await expect(ofRequest(noor).details(user)).rejects.toThrow('down');
  breakDown(false);
  expect(await ofRequest(noor).details(user)).toMatchObject({ firstName: 'Noor' });
  expect(calls).toEqual(['count', 'count', 'accounts']);
});

test('signing out drops the cached answers of that session, and of no other', async () => {
  const { calls, ofRequest, forget } = supplier();
  const leah = '__Host-nep=leah.identity';
  for (const cookies of [noor, leah]) await ofRequest(cookies).isOnNewerPlatform();
  forget(null);
  forget(noor);
  for (const cookies of [noor, leah]) await ofRequest(cookies).isOnNewerPlatform();
  expect(calls).toHaveLength(3);
});

test('the number of cached sessions is limited: the oldest is dropped first', async () => {
  const { calls, ofRequest } = supplier();
  for (let nth = 0; nth <= sessionLimit; nth++) await ofRequest(`__Host-nep=${nth}`).isOnNewerPlatform();
  const before = calls.length;
  await ofRequest(`__Host-nep=${sessionLimit}`).isOnNewerPlatform();
  expect(calls).toHaveLength(before);
  await ofRequest('__Host-nep=0').isOnNewerPlatform();
  expect(calls).toHaveLength(before + 1);
});
