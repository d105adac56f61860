import { expect, test } from 'vitest';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { customerLookup, pageTimeoutMs, postTimeoutMs } from './customer-lookup.ts';
import { lookUpsByCalls } from './look-ups.ts';

const signedIn = '__Host-nep=a.b.c';
const noor = { firstName: 'Noor', surname: 'Platt', email: 'noor@example.com', telephone: '07700 900 201' };

type Changes = {
  cookies?: string | null;
  isSignedIn?: boolean;
  isSlow?: boolean;
  hasLeft?: boolean;
  count?: CustomersClient['countAccounts'];
  readUser?: () => Promise<never>;
};

/** The look-ups of a request from a customer on the newer platform, and a record of the calls and time limits used. */
function customer({
  cookies = signedIn,
  isSignedIn = true,
  isSlow = false,
  hasLeft = false,
  count,
  readUser,
}: Changes = {}) {
  const seen = { failures: 0, unseen: 0, reads: 0, asked: 0, limits: [] as number[] };
  const request = customerLookup({
    cookieHeader: cookies,
    signal: hasLeft ? AbortSignal.abort() : new AbortController().signal,
    readUser: readUser ?? (async () => (isSignedIn ? { sub: 'noor', email: 'noor@example.com' } : undefined)),
    lookUpsUntil: () =>
      lookUpsByCalls(
        {
          countAccounts: async () => {
            seen.asked += 1;
            return count ? count() : { liveCount: 1, preLiveCount: 0 };
          },
          find: async () => [{ firstName: 'Leah' }],
        },
        {
          find: async () => [
            { person: { firstName: 'Noor', lastName: 'Platt' }, email: noor.email, mobile: noor.telephone },
          ],
        },
      ),
    report: () => void (seen.failures += 1),
    onUnseenFailure: () => void (seen.unseen += 1),
    onRead: () => void (seen.reads += 1),
    wait: async (promise, limitMs) => {
      seen.limits.push(limitMs);
      return isSlow ? undefined : promise;
    },
  });
  return { request, seen };
}

test('details that arrive in time are in the page, which is then private to that visitor', async () => {
  const { request, seen } = customer();
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: false, hasFailed: false, details: noor });
  expect(seen).toEqual({ failures: 0, unseen: 0, reads: 1, asked: 1, limits: [pageTimeoutMs] });
});

test('a page does not wait for late details, and says that scripts should ask for them', async () => {
  const { request, seen } = customer({ isSlow: true });
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: true, hasFailed: false });
  expect(seen.reads).toBe(1);
  expect(await request.details(), 'requested separately').toEqual({ details: noor, hasFailed: false });
});

test.each([null, '', 'display=text=large', '__Host-nep='])(
  'with the cookies %j no back end is called, and the page is shared by all visitors',
  async (cookies) => {
    const { request, seen } = customer({ cookies });
    expect(await request.detailsSoon()).toEqual({ shouldAskAgain: false, hasFailed: false });
    expect(await request.details()).toEqual({ hasFailed: false });
    expect(await request.isOnNewerPlatform()).toBe(false);
    expect(seen).toMatchObject({ reads: 0, asked: 0, failures: 0 });
  },
);

test('an invalid token fills in nothing, and its page is still not shared', async () => {
  const { request, seen } = customer({ isSignedIn: false });
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: false, hasFailed: false });
  expect(await request.isOnNewerPlatform()).toBe(false);
  expect(seen).toMatchObject({ reads: 2, asked: 0, failures: 0 });
});

test('a failed look-up leaves the form empty and is reported', async () => {
  const { request, seen } = customer({ count: async () => Promise.reject(new Error('down')) });
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: true, hasFailed: true });
  expect(await request.details(), 'worth asking again').toEqual({ hasFailed: true });
  expect(seen).toMatchObject({ failures: 2, unseen: 0 });
  expect(await request.isOnNewerPlatform()).toBe(false);
  expect(seen, 'of the platform its page says nothing').toMatchObject({ failures: 3, unseen: 1 });
});

test('while it is unknown who is signed in, the look-up has failed and is worth asking again', async () => {
  const readUser = () => Promise.reject(new Error('the issuer’s keys can’t be read'));
  const { request, seen } = customer({ readUser });
  expect(await request.details()).toEqual({ hasFailed: true });
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: true, hasFailed: true });
  expect(seen).toMatchObject({ asked: 0, failures: 2 });
});

test('a look-up that is cut short because its visitor left is not a failure', async () => {
  const { request, seen } = customer({
    hasLeft: true,
    count: async () => Promise.reject(new Error('aborted')),
  });
  await request.details();
  expect(await request.detailsSoon()).toEqual({ shouldAskAgain: true, hasFailed: true });
  await request.isOnNewerPlatform();
  expect(seen).toMatchObject({ failures: 0, unseen: 0 });
});

test('the number of accounts decides the platform, and a post waits a few seconds for it', async () => {
  const { request, seen } = customer();
  expect(await request.isOnNewerPlatform()).toBe(true);
  expect(seen.limits).toEqual([postTimeoutMs]);
  const legacy = customer({ count: async () => ({ liveCount: 0, preLiveCount: 0 }) });
  expect(await legacy.request.isOnNewerPlatform()).toBe(false);
  expect(await customer({ isSlow: true }).request.isOnNewerPlatform(), 'not known in time').toBe(false);
});
