import { expect, test } from 'vitest';
import type { CustomersClient } from '#clients/customers/create-customers-client.ts';
import { customerOfRequest, pagePatienceMs, postPatienceMs } from './customer-of-request.ts';
import { lookUpsByCalls } from './look-ups.ts';

const signedIn = '__Host-nep=a.b.c';
const noor = { firstName: 'Noor', surname: 'Platt', email: 'noor@example.com', telephone: '07700 900 201' };

type Changes = {
  cookies?: string | null;
  isSignedIn?: boolean;
  isSlow?: boolean;
  hasLeft?: boolean;
  count?: CustomersClient['countAccounts'];
};

/** A customer on the newer platform, whose request asks; what was told meanwhile, and how long it was waited. */
function customer({
  cookies = signedIn,
  isSignedIn = true,
  isSlow = false,
  hasLeft = false,
  count,
}: Changes = {}) {
  const told = { failures: 0, reads: 0, asked: 0, limits: [] as number[] };
  const request = customerOfRequest({
    cookieHeader: cookies,
    signal: hasLeft ? AbortSignal.abort() : new AbortController().signal,
    readUser: async () => (isSignedIn ? { sub: 'noor', email: 'noor@example.com' } : undefined),
    lookUps: lookUpsByCalls(
      {
        countAccounts: async () => {
          told.asked += 1;
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
    report: () => void (told.failures += 1),
    onRead: () => void (told.reads += 1),
    wait: async (promise, limitMs) => {
      told.limits.push(limitMs);
      return isSlow ? undefined : promise;
    },
  });
  return { request, told };
}

test('details that come in time are there with the page, which is that visitor’s own', async () => {
  const { request, told } = customer();
  expect(await request.detailsSoon()).toEqual({ areLate: false, details: noor });
  expect(told).toEqual({ failures: 0, reads: 1, asked: 1, limits: [pagePatienceMs] });
});

test('a page does not wait for details that are late, and says that they are worth asking for', async () => {
  const { request, told } = customer({ isSlow: true });
  expect(await request.detailsSoon()).toEqual({ areLate: true });
  expect(told.reads).toBe(1);
  expect(await request.details(), 'asked for by itself').toEqual({ details: noor, hasFailed: false });
});

test.each([null, '', 'display=text=large', '__Host-nep='])(
  'with the cookies %j nobody is asked, and the page is everybody’s',
  async (cookies) => {
    const { request, told } = customer({ cookies });
    expect(await request.detailsSoon()).toEqual({ areLate: false });
    expect(await request.details()).toEqual({ hasFailed: false });
    expect(await request.isOnNewerPlatform()).toBe(false);
    expect(told).toMatchObject({ reads: 0, asked: 0, failures: 0 });
  },
);

test('a token that does not hold fills nothing, and its page is still nobody else’s', async () => {
  const { request, told } = customer({ isSignedIn: false });
  expect(await request.detailsSoon()).toEqual({ areLate: false });
  expect(await request.isOnNewerPlatform()).toBe(false);
  expect(told).toMatchObject({ reads: 2, asked: 0, failures: 0 });
});

test('a look-up that fails leaves the form empty and is told', async () => {
  const { request, told } = customer({ count: async () => Promise.reject(new Error('down')) });
  expect(await request.detailsSoon()).toEqual({ areLate: false });
  expect(await request.details(), 'worth asking again').toEqual({ hasFailed: true });
  expect(await request.isOnNewerPlatform()).toBe(false);
  expect(told.failures).toBe(3);
});

test('a look-up that its visitor left in the middle of is no failure', async () => {
  const { request, told } = customer({
    hasLeft: true,
    count: async () => Promise.reject(new Error('aborted')),
  });
  await request.details();
  expect(await request.detailsSoon()).toEqual({ areLate: false });
  expect(told.failures).toBe(0);
});

test('the platform is that of the count, and a post waits a while for it', async () => {
  const { request, told } = customer();
  expect(await request.isOnNewerPlatform()).toBe(true);
  expect(told.limits).toEqual([postPatienceMs]);
  const legacy = customer({ count: async () => ({ liveCount: 0, preLiveCount: 0 }) });
  expect(await legacy.request.isOnNewerPlatform()).toBe(false);
  expect(await customer({ isSlow: true }).request.isOnNewerPlatform(), 'not known in time').toBe(false);
});
