import { decodeJwt, decodeProtectedHeader, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import { movableClock } from '#tests/support/movable-clock.ts';
import { customersOf } from '../read-customers.ts';
import { signingKeys } from '../store/signing-keys.ts';
import { refreshToken } from './refresh-token.ts';
import { sessionSeconds } from '../provider/create-provider.ts';
import {
  sampleIdentity,
  testBrowser,
  testSealer,
  openTestIdentity,
  signIn,
  tokensOf,
  type TestBrowser,
  type TestIdentity,
} from '../identity.fixture.ts';

const clock = movableClock();
let service: TestIdentity;
let browser: TestBrowser;
let tokens: { access: string; identity: string };

beforeAll(async () => {
  clock.pass(Date.now() - clock.now());
  service = await openTestIdentity(undefined, clock);
  browser = testBrowser(service);
  const posted = await tokensOf(await signIn(browser));
  tokens = { access: posted['access_token'] ?? '', identity: posted['id_token'] ?? '' };
});

const refresh = (kind: string, token: string) =>
  service.app.request(`/identity/session/refresh/${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });

test.each(['access', 'identity'] as const)('the %s token is renewed for ten more minutes', async (kind) => {
  clock.pass(5_000);
  const response = await refresh(kind, tokens[kind]);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
  const [before, after] = [decodeJwt(tokens[kind]), decodeJwt(token)];
  expect(after).toMatchObject({ sub: before.sub, aud: before.aud, iss: before.iss, sid: before['sid'] });
  expect(after.iat).toBe(Math.floor(clock.now() / 1_000));
  expect((after.exp ?? 0) - (after.iat ?? 0)).toBe(tokenSeconds);
  expect(Date.parse(expiresAt)).toBe((after.exp ?? 0) * 1_000);
  expect(after['nonce'] ?? after['at_hash']).toBeUndefined();
  expect(decodeProtectedHeader(token).typ).toBe(kind === 'access' ? 'at+jwt' : 'JWT');
  expect((await refresh(kind, token)).status, 'the renewed one, once more').toBe(200);
});

test('a token that is of the other kind, unsigned, foreign, changed or missing is refused', async () => {
  const claims = decodeJwt(tokens.access);
  const { privateKey } = await generateKeyPair('ES256');
  const { kid = '' } = decodeProtectedHeader(tokens.access);
  const header = { alg: 'ES256', typ: 'at+jwt', kid };
  const foreign = await new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
  const [head, , signature] = tokens.access.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'eve' })).toString('base64url');
  for (const [token, why] of [
    [tokens.identity, 'identity in place of access'],
    [new UnsecuredJWT(claims).encode(), 'unsigned'],
    [foreign, 'foreign'],
    [`${head}.${other}.${signature}`, 'changed'],
    ['', 'none'],
  ] as const) {
    const response = await refresh('access', token);
    expect(response.status, why).toBe(401);
  }
  expect((await refresh('identity', tokens.access)).status).toBe(401);
});

test('a token that has expired is not renewed', async () => {
  const response = await refresh('access', tokens.access);
  const { token } = (await response.json()) as { token: string };
  clock.pass(tokenSeconds * 1_000 - 1_000);
  expect((await refresh('access', token)).status).toBe(200);
  clock.pass(1_000);
  expect((await refresh('access', token)).status).toBe(401);
  clock.pass(-tokenSeconds * 1_000);
});

test('no token is renewed once the customer has signed out', async () => {
  const own = testBrowser(service);
  const posted = await tokensOf(await signIn(own));
  expect((await refresh('access', posted['access_token'] ?? '')).status).toBe(200);
  const query = new URLSearchParams({ client_id: sampleIdentity.clientId });
  const { action, ...fields } = await tokensOf(await own.get(`/identity/session/end?${query}`));
  await own.post(action ?? '', fields);
  expect((await refresh('access', posted['access_token'] ?? '')).status).toBe(401);
  expect((await refresh('identity', posted['id_token'] ?? '')).status).toBe(401);
});

test('a sign-in ends after twelve hours, however often its tokens were renewed', async () => {
  const own = testBrowser(service);
  let token = (await tokensOf(await signIn(own)))['access_token'] ?? '';
  const step = (tokenSeconds - 1) * 1_000;
  const begin = clock.now();
  for (; ; clock.pass(step)) {
    const response = await refresh('access', token);
    if (response.status !== 200) break;
    ({ token } = (await response.json()) as { token: string });
  }
  const lasted = clock.now() - begin;
  expect(lasted).toBeGreaterThanOrEqual(sessionSeconds * 1_000);
  expect(lasted).toBeLessThan(sessionSeconds * 1_000 + step);
  clock.pass(-lasted);
});

test('a token that we signed is refused if its kind, customer or sign-in does not match', async () => {
  const keys = await signingKeys({ database: service.database, clock, sealer: testSealer }).inUse();
  const [key] = keys;
  if (!key) throw new Error('no key');
  const claims = { ...decodeJwt(tokens.access), iat: seconds(), exp: seconds() + 60 };
  const sign = async (typ: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ })
      .sign(await importJWK(key, 'ES256'));
  const given = (accountId: string) => ({
    ...sampleIdentity,
    clock,
    customers: customersOf([{ ...sampleIdentity.customer, passwordHash: '' }]),
    sessions: { findByUid: async () => ({ accountId }) },
  });
  expect(await refreshToken('access', await sign('at+jwt'), keys, given('ada'))).toBeDefined();
  expect(await refreshToken('access', await sign('at+jwt'), keys, given('eve'))).toBeUndefined();
  expect(await refreshToken('access', await sign('JWT'), keys, given('ada'))).toBeUndefined();
  const nobody = { ...given('ada'), customers: customersOf([]) };
  expect(await refreshToken('access', await sign('at+jwt'), keys, nobody)).toBeUndefined();
});

function seconds(): number {
  return Math.floor(clock.now() / 1_000);
}
