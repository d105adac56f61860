import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestIssuer } from './issuer.fixture.ts';
import { renewalTimeoutMs } from './session-tokens.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const bothCalls = ['/session/refresh/identity', '/session/refresh/access'];
const unreachable = { ok: false, reason: 'unreachable' };

/** A session of Ada's at an issuer that has the two calls, and answers nothing any more. */
async function hanging() {
  const issuer = await openTestIssuer({ refreshCalls: 'yes' });
  const given = { identity: await issuer.sign(issuer.claims()), access: 'the-access' };
  issuer.fallSilent();
  return { ...issuer, given };
}

test('a renewal that is never answered ends when its visitor leaves, and its calls with it', async () => {
  const { client, given, firstSilentCall, abortedPaths } = await hanging();
  const visit = new AbortController();
  const renewal = client.refresh(given, visit.signal);
  await firstSilentCall;
  visit.abort();
  expect(await renewal).toEqual(unreachable);
  expect(abortedPaths).toEqual(bothCalls);
});

test('a visitor who stays gets an answer within the limit when the tokens could not be renewed', async () => {
  const { client, given, firstSilentCall, abortedPaths } = await hanging();
  const renewal = client.refresh(given, new AbortController().signal);
  await firstSilentCall;
  await vi.advanceTimersByTimeAsync(renewalTimeoutMs - 1);
  expect(abortedPaths).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await renewal).toEqual(unreachable);
  expect(abortedPaths).toEqual(bothCalls);
});

/** A session of Ada's that several requests renew at once, by a refresh token; the test answers the token call. */
async function shared() {
  const issuer = await openTestIssuer({ flow: 'code' });
  const identity = await issuer.sign(issuer.claims());
  const asked = Promise.withResolvers<void>();
  const response = Promise.withResolvers<unknown>();
  issuer.renewals['/token'] = () => {
    asked.resolve();
    return response.promise;
  };
  const session = { sub: 'ada', refreshToken: 'first', renewFrom: 1 };
  return {
    renew: (signal?: AbortSignal) => issuer.client.refresh({ identity, access: 'a', session }, signal),
    asked: asked.promise,
    respond: () => response.resolve({ access_token: 'newer', token_type: 'Bearer', expires_in: 600 }),
    tokenCalls: () => issuer.requestedPaths.filter((path) => path === '/token').length,
  };
}
const renewed = { ok: true, tokens: { access: { token: 'newer' } } };

test('the first visitor’s leaving does not fail the others, who wait for the same renewal', async () => {
  const { renew, asked, respond, tokenCalls } = await shared();
  const visit = new AbortController();
  const [first, second] = [renew(visit.signal), renew(new AbortController().signal)];
  await asked;
  visit.abort();
  expect(await first).toEqual(unreachable);
  respond();
  expect(await second).toMatchObject(renewed);
  expect(tokenCalls()).toBe(1);
});

test('a shared renewal that takes too long for one request serves the next, with one use of the refresh token', async () => {
  const { renew, asked, respond, tokenCalls } = await shared();
  const early = renew();
  await asked;
  await vi.advanceTimersByTimeAsync(renewalTimeoutMs);
  expect(await early).toEqual(unreachable);
  respond();
  expect(await renew()).toMatchObject(renewed);
  expect(tokenCalls()).toBe(1);
});
