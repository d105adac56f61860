import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startMockIssuer } from '#tests/support/start-mock-issuer.ts';
import { startStandardIssuer } from '#tests/support/start-standard-issuer.ts';
import {
  askSession,
  from,
  halfOfLife,
  origin,
  ownIssuerSite,
  passTime,
  signedInVisitor,
} from './own-issuer.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const secret = 'a secret of the client: 100 %, and long enough';
const issuers = [
  ['oidc-provider, to a public client', () => startStandardIssuer(origin)],
  ['oidc-provider, to a client with a secret', () => startStandardIssuer(origin, { secret })],
  [
    'oidc-provider, with tokens for the supplier’s API',
    () => startStandardIssuer(origin, { audience: 'https://api.example/' }),
  ],
  ['oauth2-mock-server', () => startMockIssuer()],
] as const;

describe.each(issuers)('%s', (_, start) => {
  async function opened(env: Record<string, string> = {}) {
    const issuer = await start();
    onTestFinished(() => issuer.stop());
    const site = await ownIssuerSite({ ...issuer.env, ...env });
    const { email, name } = issuer.customer;
    return { issuer, site, somebody: { state: 'signed-in', email, name } };
  }

  test('a customer signs in and returns to the page', async () => {
    const { site, somebody } = await opened();
    const visitor = await signedInVisitor(site);
    expect(visitor.back).toBe(from);
    expect(await visitor.session()).toEqual({ status: 200, ...somebody });
    expect(site.problems()).toEqual([]);
  });

  test('once half of their life has passed, the tokens are renewed with the refresh token, again and again', async () => {
    const { issuer, site, somebody } = await opened();
    const visitor = await signedInVisitor(site);
    const access = () => visitor.cookies.get('__Host-uaa');
    const first = access();
    await visitor.session();
    await visitor.refresh();
    expect([issuer.uses.granted, access()]).toEqual([0, first]);
    for (const times of [1, 2, 3]) {
      const before = access();
      passTime(halfOfLife);
      expect(await visitor.session()).toEqual({ status: 200, ...somebody });
      expect(issuer.uses).toMatchObject({ granted: times, refused: 0, revoked: 0 });
      expect(access()).not.toBe(before);
    }
    expect(site.problems()).toEqual([]);
  });

  test('the refresh token is in a sealed cookie of its own that no script can read', async () => {
    const { site } = await opened();
    const visitor = await signedInVisitor(site);
    passTime(halfOfLife);
    const { set, state } = await askSession(site, visitor.cookieHeader());
    const line = set.find((each) => each.startsWith('__Host-session='));
    expect(line).toMatch(/^__Host-session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    expect(Object.keys(state)).toEqual(['state', 'email', 'name']);
    expect(JSON.stringify(site.log)).not.toMatch(/Fe26|eyJ|@/);
  });

  test('twenty tabs that renew at the same moment use the refresh token once', async () => {
    const { issuer, site, somebody } = await opened();
    const visitor = await signedInVisitor(site);
    passTime(halfOfLife);
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor.session()));
    expect(new Set(responses.map((response) => JSON.stringify(response)))).toEqual(
      new Set([JSON.stringify({ status: 200, ...somebody })]),
    );
    expect(issuer.uses).toMatchObject({ granted: 1, refused: 0, revoked: 0 });
    passTime(halfOfLife);
    expect(await visitor.session()).toMatchObject(somebody);
    expect(issuer.uses).toMatchObject({ granted: 2, refused: 0, revoked: 0 });
  });

  test('a browser that missed the answer gets the same tokens again', async () => {
    const { issuer, site, somebody } = await opened();
    const visitor = await signedInVisitor(site);
    const old = visitor.cookieHeader();
    passTime(halfOfLife);
    await askSession(site, old);
    passTime(60_000);
    expect(await visitor.session()).toMatchObject(somebody);
    expect(issuer.uses).toMatchObject({ granted: 1, refused: 0, revoked: 0 });
    passTime(halfOfLife);
    expect(await visitor.session()).toMatchObject(somebody);
    expect(issuer.uses).toMatchObject({ granted: 2, refused: 0 });
  });

  test('while the issuer is down a visitor stays signed in, and the session is renewed once it is back', async () => {
    const { issuer, site, somebody } = await opened();
    const visitor = await signedInVisitor(site);
    passTime(halfOfLife);
    issuer.goDown();
    expect(await visitor.session()).toMatchObject({ status: 200, ...somebody });
    expect((await visitor.refresh()).status).toBe(503);
    issuer.goDown(false);
    expect(await visitor.session()).toMatchObject({ status: 200, ...somebody });
    expect(issuer.uses).toMatchObject({ granted: 1, refused: 0 });
  });

  test('a sign-in that has ended at the issuer ends here with the next renewal', async () => {
    const { issuer, site } = await opened();
    const visitor = await signedInVisitor(site);
    issuer.endCustomer();
    passTime(halfOfLife);
    const { state, set } = await askSession(site, visitor.cookieHeader());
    expect(state).toEqual({ state: 'signed-out' });
    expect(set.filter((line) => line.includes('Max-Age=0'))).toHaveLength(4);
    expect(site.problems()).toEqual([]);
  });

  test('signing out deletes the cookie and revokes the refresh token: no copy of it can renew anything', async () => {
    const { issuer, site } = await opened();
    const visitor = await signedInVisitor(site);
    const first = visitor.cookieHeader();
    passTime(halfOfLife);
    await visitor.session();
    const copies = [first, visitor.cookieHeader()];
    await visitor.get('/help-and-support/sign-out');
    expect([...visitor.cookies.keys()]).toEqual([]);
    await expect.poll(() => issuer.uses.revoked).toBe(1);
    for (const later of [0, halfOfLife - 5 * 60_000]) {
      passTime(later);
      const responses = await Promise.all(copies.map((copy) => askSession(site, copy)));
      expect(responses.flatMap(({ set }) => set).filter((line) => !line.includes('Max-Age=0'))).toEqual([]);
    }
  });
});
