import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startIssuer } from '#tests/support/start-issuer.ts';
import { startMockIssuer } from '#tests/support/start-mock-issuer.ts';
import { startStandardIssuer } from '#tests/support/start-standard-issuer.ts';
import {
  askSession,
  halfOfLife,
  origin,
  ownIssuerSite,
  passTime,
  signedInVisitor,
} from './own-issuer.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const refreshPaths = ['/session/refresh/access', '/session/refresh/identity'];
const renewalLines = (log: { event: string }[]) => log.filter(({ event }) => event.includes('renew'));

test('without a refresh token the session ends with its tokens, and nothing is logged meanwhile', async () => {
  const issuer = await startStandardIssuer(origin);
  onTestFinished(() => issuer.stop());
  const site = await ownIssuerSite({ ...issuer.env, IDENTITY_SCOPE: 'openid email profile' });
  const visitor = await signedInVisitor(site);
  for (const _ of Array.from({ length: 59 })) {
    passTime(minute);
    expect(await visitor.session()).toMatchObject({ status: 200, state: 'signed-in' });
    expect(await visitor.refresh()).toMatchObject({ status: 200, state: 'signed-in' });
  }
  expect(site.problems()).toEqual([]);
  expect(renewalLines(site.log)).toEqual([]);
  const calls = issuer.paths.filter((path) => path.startsWith('/session/refresh'));
  expect(calls.toSorted(), 'found out once').toEqual(refreshPaths);
  passTime(2 * minute);
  expect(await visitor.session()).toEqual({ status: 200, state: 'signed-out' });
});

test.each([400, 401, 403, 429, 500, 503])(
  'if the issuer answers %i to the two refresh calls, which it lacks, the session ends with its tokens, without an error',
  async (refreshCalls) => {
    const issuer = await startStandardIssuer(origin, { refreshCalls });
    onTestFinished(() => issuer.stop());
    const site = await ownIssuerSite({ ...issuer.env, IDENTITY_SCOPE: 'openid email profile' });
    const visitor = await signedInVisitor(site);
    for (const _ of Array.from({ length: 59 })) {
      passTime(minute);
      expect(await visitor.session()).toMatchObject({ status: 200, state: 'signed-in' });
      expect(await visitor.refresh()).toMatchObject({ status: 200, state: 'signed-in' });
    }
    expect([site.problems(), renewalLines(site.log)]).toEqual([[], []]);
    // Only the wall clock was moved: the pause before the next attempt is measured by the monotonic one.
    const calls = issuer.paths.filter((path) => path.startsWith('/session/refresh'));
    expect(calls.toSorted(), 'one session’s tokens went there, once').toEqual(refreshPaths);
    passTime(2 * minute);
    expect(await visitor.session()).toEqual({ status: 200, state: 'signed-out' });
  },
);

test('with IDENTITY_REFRESH_CALLS=no, no token is ever sent to the two refresh calls', async () => {
  const issuer = await startStandardIssuer(origin);
  onTestFinished(() => issuer.stop());
  const scope = { IDENTITY_SCOPE: 'openid email profile', IDENTITY_REFRESH_CALLS: 'no' };
  const visitor = await signedInVisitor(await ownIssuerSite({ ...issuer.env, ...scope }));
  passTime(halfOfLife);
  expect(await visitor.refresh()).toMatchObject({ status: 200, state: 'signed-in' });
  expect(issuer.paths.filter((path) => path.startsWith('/session/refresh'))).toEqual([]);
});

test('with IDENTITY_REFRESH_CALLS=yes, the first refusal ends the session', async () => {
  const issuer = await startStandardIssuer(origin, { refreshCalls: 401 });
  onTestFinished(() => issuer.stop());
  const scope = { IDENTITY_SCOPE: 'openid email profile', IDENTITY_REFRESH_CALLS: 'yes' };
  const visitor = await signedInVisitor(await ownIssuerSite({ ...issuer.env, ...scope }));
  expect(await visitor.refresh()).toEqual({ status: 200, state: 'signed-out' });
});

test('the implicit grant brings no refresh token, so its sessions end with their tokens as well', async () => {
  const issuer = await startIssuer(origin);
  onTestFinished(() => issuer.stop());
  const site = await ownIssuerSite(issuer.env);
  const visitor = await signedInVisitor(site);
  await visitor.signIn();
  for (const _ of Array.from({ length: 9 })) {
    passTime(minute);
    expect(await visitor.refresh()).toMatchObject({ status: 200, state: 'signed-in' });
  }
  expect([site.problems(), renewalLines(site.log)]).toEqual([[], []]);
  passTime(2 * minute);
  expect(await visitor.session()).toEqual({ status: 200, state: 'signed-out' });
});

test('a refresh token that stays the same is used at each renewal', async () => {
  const issuer = await startMockIssuer({ refreshToken: 'always-the-same' });
  onTestFinished(() => issuer.stop());
  const site = await ownIssuerSite(issuer.env);
  const visitor = await signedInVisitor(site);
  for (const times of [1, 2, 3]) {
    passTime(halfOfLife);
    expect(await visitor.session()).toMatchObject({ state: 'signed-in' });
    expect(issuer.uses.granted).toBe(times);
  }
});

test('if an issuer never renews the identity token, the access token is renewed until the identity token expires', async () => {
  const issuer = await startMockIssuer({ renewsIdentity: false });
  onTestFinished(() => issuer.stop());
  const site = await ownIssuerSite(issuer.env);
  const visitor = await signedInVisitor(site);
  const identity = visitor.cookies.get('__Host-nep');
  const access = visitor.cookies.get('__Host-uaa');
  passTime(halfOfLife);
  expect(await visitor.session()).toMatchObject({ state: 'signed-in' });
  passTime(20 * minute);
  expect(await visitor.session()).toMatchObject({ state: 'signed-in' });
  expect(visitor.cookies.get('__Host-nep')).toBe(identity);
  expect(visitor.cookies.get('__Host-uaa')).not.toBe(access);
  expect(issuer.uses.granted).toBe(1);
  passTime(20 * minute);
  expect(await visitor.session()).toEqual({ status: 200, state: 'signed-out' });
});

test('a refresh token that no browser would store is left out: it is logged, and the session ends with its tokens', async () => {
  const issuer = await startMockIssuer({ refreshToken: 'x'.repeat(4_000) });
  onTestFinished(() => issuer.stop());
  const site = await ownIssuerSite(issuer.env);
  const visitor = await signedInVisitor(site);
  expect(site.log).toContainEqual(
    expect.objectContaining({ event: 'session-not-renewable', reason: 'refresh-token-too-long' }),
  );
  passTime(halfOfLife);
  expect(await visitor.session()).toMatchObject({ state: 'signed-in', email: issuer.customer.email });
  expect(issuer.uses.granted).toBe(0);
});

test('a value sealed for one customer is ignored beside another customer’s identity token', async () => {
  const johns = await startMockIssuer();
  const danas = await startStandardIssuer(origin);
  onTestFinished(() => (johns.stop(), danas.stop()));
  const dana = await signedInVisitor(await ownIssuerSite(danas.env));
  const site = await ownIssuerSite(johns.env);
  const john = await signedInVisitor(site);
  const mixed = `__Host-nep=${john.cookies.get('__Host-nep')}; __Host-session=${dana.cookies.get('__Host-session')}`;
  expect((await askSession(site, mixed)).state).toEqual({ state: 'signed-out' });
  passTime(halfOfLife);
  await askSession(site, mixed);
  expect([johns.uses.granted, danas.uses.granted]).toEqual([0, 0]);
});
