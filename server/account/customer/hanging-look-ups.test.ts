import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { callOverNetwork } from '#clients/service-call.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { clientsOfRequest } from '../../back-ends/clients-of-request.ts';
import { readConfig } from '../../config/config.ts';
import { customerLookup, lateAnswerMs, pageTimeoutMs, postTimeoutMs } from './customer-lookup.ts';
import { lookUpsByCalls } from './look-ups.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const hourMs = 60 * 60_000;
const cookieHeader = '__Host-nep=id.en.tity; __Host-uaa=ac.ce.ss';

/** A request of a customer whose look-ups reach a supplier's API over the network, which never answers. */
async function visitAtHangingApi() {
  const called = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let isOpen = false;
  const server = createServer((_request, response) => {
    isOpen = true;
    response.on('close', () => {
      isOpen = false;
      ended.resolve();
    });
    called.resolve();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const call = callOverNetwork(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const clientsOf = clientsOfRequest({
    leads: call,
    addresses: call,
    customers: call,
    accounts: call,
    retryLookUp: (ask) => ask(),
    config: readConfig({}),
    logger: recordedLog(),
  });
  const visit = new AbortController();
  const failures: unknown[] = [];
  const request = customerLookup({
    cookieHeader,
    signal: visit.signal,
    readUser: async () => ({ sub: 'noor', email: 'noor@example.com' }),
    lookUpsUntil: (signal) => {
      const headers = new Headers({ cookie: cookieHeader });
      const { customers, accounts } = clientsOf({ headers, signal });
      return lookUpsByCalls(customers, accounts);
    },
    report: (problem) => void failures.push(problem),
    onUnseenFailure: () => {},
    onRead: () => {},
  });
  return { request, visit, failures, called: called.promise, ended: ended.promise, isOpen: () => isOpen };
}

test.each([
  ['a page', 'detailsSoon', pageTimeoutMs],
  ['a post', 'isOnNewerPlatform', postTimeoutMs],
] as const)(
  'a look-up that %s no longer waits for ends after a while, and has failed',
  async (_, name, timeoutMs) => {
    const { request, failures, called, ended, isOpen } = await visitAtHangingApi();
    const answer = request[name]();
    await called;
    await vi.advanceTimersByTimeAsync(timeoutMs);
    await answer;
    await vi.advanceTimersByTimeAsync(lateAnswerMs - timeoutMs - 1);
    expect(isOpen(), 'a late answer is cached for the next form').toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(failures).toEqual([
      expect.objectContaining({
        message: 'GET /proxy/Customer/Accounts/AccountStatusCount failed',
        details: expect.objectContaining({ message: 'The service did not answer' }),
      }),
    ]);
  },
);

// SPEC §7: no timeout.
test('details that a visitor waits for may take an hour, and end when the visitor leaves', async () => {
  const { request, visit, failures, called, ended, isOpen } = await visitAtHangingApi();
  const answer = request.details();
  await called;
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(isOpen()).toBe(true);
  visit.abort();
  await ended;
  expect(await answer).toEqual({ hasFailed: true });
  expect(failures).toEqual([]);
});
