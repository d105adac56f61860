import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startIssuer } from '#tests/support/start-issuer.ts';
import { startMockIssuer } from '#tests/support/start-mock-issuer.ts';
import { startStandardIssuer } from '#tests/support/start-standard-issuer.ts';
import { askSession, halfOfLife, origin, ownIssuerSite, passTime, signedInVisitor } from './own-issuer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
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
  expect(calls.toSorted(), 'found out once').toEqual([
    '/session/refresh/access',
    '/session/refresh/identity',
  ]);
  passTime(2 * minute);
  expect(await visitor.session()).toEqual({ status: 200, state: 'signed-out' });
});

test('the implicit grant brings no refresh token: there too the session ends with its tokens', async () => {
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

test('an issuer that renews no identity token: the access token is renewed until the identity token ends', async () => {
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

test('a refresh token that no browser would keep is left out: the log says so, and the session ends with its tokens', async () => {
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

test('what is sealed for one customer is nothing beside another’s identity token', async () => {
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
