import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accessTokenAudience } from '#contracts/identity.ts';
import { tokenSeconds } from '#contracts/token-seconds.ts';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  readPage,
  signIn,
  tokensOf,
} from './identity.fixture.ts';
import { passwordSeconds } from './provider/create-provider.ts';

const endSession = `/identity/session/end?${new URLSearchParams({
  client_id: sampleIdentity.clientId,
  post_logout_redirect_uri: sampleIdentity.postLogoutRedirectUri,
  state: 'the-end',
})}`;

test('the implicit grant posts two tokens to the site, and puts none into a URL', async () => {
  const response = await signIn(testBrowser(await openTestIdentity()));
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { action, ...posted } = await tokensOf(response);
  expect(action).toBe(sampleIdentity.redirectUri);
  expect(posted).toMatchObject({ state: 'the-state', token_type: 'Bearer' });
  const { id, email, name } = sampleIdentity.customer;
  const identity = decodeJwt(posted['id_token'] ?? '');
  expect(identity).toMatchObject({ sub: id, email, name, nonce: 'the-nonce', aud: sampleIdentity.clientId });
  expect(identity['at_hash']).toBeDefined();
  const access = decodeJwt(posted['access_token'] ?? '');
  expect(access).toMatchObject({ sub: id, aud: accessTokenAudience, iss: sampleIdentity.issuer });
  for (const token of [identity, access]) expect((token.exp ?? 0) - (token.iat ?? 0)).toBe(tokenSeconds);
  expect(decodeProtectedHeader(posted['access_token'] ?? '').typ).toBe('at+jwt');
});

test('the page with the tokens runs only the script that posts them', async () => {
  const response = await signIn(testBrowser(await openTestIdentity()));
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^' ]+'(;|$)/);
  expect(policy).toContain("form-action 'self'");
});

test('the code grant gives tokens for the code and its verifier, once', async () => {
  const service = await openTestIdentity();
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const browser = testBrowser(service);
  const response = await signIn(
    browser,
    implicitRequest({
      response_type: 'code',
      response_mode: 'query',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }),
  );
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(sampleIdentity.redirectUri);
  const exchange = (code_verifier: string) =>
    testBrowser(service).post('/identity/token', {
      grant_type: 'authorization_code',
      client_id: sampleIdentity.clientId,
      redirect_uri: sampleIdentity.redirectUri,
      code: back.searchParams.get('code') ?? '',
      code_verifier,
    });
  expect((await exchange('w'.repeat(43))).status).toBe(400);
  const tokens = (await (await exchange(verifier)).json()) as Record<string, string>;
  expect(decodeJwt(tokens['id_token'] ?? '')).toMatchObject({ sub: 'ada', nonce: 'the-nonce' });
  expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({ aud: accessTokenAudience });
  expect((await exchange(verifier)).status).toBe(400);
});

test('a code request without PKCE is refused', async () => {
  const browser = testBrowser(await openTestIdentity());
  const response = await browser.get(implicitRequest({ response_type: 'code', response_mode: 'query' }));
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
});

test('a visitor who is signed in at the provider does not need to sign in again', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const { fields } = await readPage(
    'auto-submit',
    await browser.follow(await browser.get(implicitRequest())),
  );
  expect(fields.map(([name]) => name)).toContain('id_token');
});

test('a sign-in asks for the password again once the last one was 15 minutes ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const signInAgain = async () => browser.follow(await browser.get(implicitRequest()));
  vi.setSystemTime(Date.now() + passwordSeconds * 1000);
  await readPage('auto-submit', await signInAgain());
  vi.setSystemTime(Date.now() + 1000);
  await readPage('sign-in', await signInAgain());
  const { fields } = await readPage('auto-submit', await signIn(browser));
  expect(fields.map(([name]) => name)).toContain('id_token');
  await readPage('auto-submit', await signInAgain());
});

test('signing out ends the sign-in, redirects to the site, and the next sign-in needs the password again', async () => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  await signIn(browser);
  const page = await readPage('auto-submit', await browser.get(endSession));
  expect(page.to).toBe('signed-out');
  const done = await browser.post(page.action, Object.fromEntries(page.fields));
  expect(done.headers.get('location')).toBe(`${sampleIdentity.postLogoutRedirectUri}?state=the-end`);
  await readPage('sign-in', await browser.follow(await browser.get(implicitRequest())));
});

test('the sign-out page asks for confirmation when another site links to it, but not when the site does', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  for (const [from, asks] of [
    ['cross-site', true],
    ['same-origin', false],
  ] as const) {
    const page = await readPage('auto-submit', await browser.get(endSession, { 'sec-fetch-site': from }));
    expect([page.to, page.asks]).toEqual(['signed-out', asks]);
  }
});

test('signing out without being signed in redirects to the site, and stores nothing', async () => {
  const service = await openTestIdentity();
  const done = await testBrowser(service).get(endSession);
  expect(done.status).toBe(303);
  expect(done.headers.get('location')).toBe(`${sampleIdentity.postLogoutRedirectUri}?state=the-end`);
  expect(await service.database.queries.selectFrom('identity_records').selectAll().execute()).toEqual([]);
});

test('two tabs that sign out at the same moment are both signed out', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const [one, other] = [
    await readPage('auto-submit', await browser.get(endSession)),
    await readPage('auto-submit', await browser.get(endSession)),
  ];
  const html = { accept: 'text/html' };
  const send = (page: typeof one) => browser.post(page.action, Object.fromEntries(page.fields), html);
  const crossed = await send(one);
  expect(crossed.status).toBe(303);
  const again = await readPage('auto-submit', await browser.get(crossed.headers.get('location') ?? ''));
  expect(again.to).toBe('signed-out');
  expect((await send(again)).headers.get('location')).toBe(sampleIdentity.postLogoutRedirectUri);
  expect((await send(other)).headers.get('location'), 'it has ended').toBe(
    sampleIdentity.postLogoutRedirectUri,
  );
  const forged = await browser.post(other.action, { xsrf: 'x' }, { ...html, 'sec-fetch-site': 'cross-site' });
  expect(forged.status, 'another site learns nothing').toBe(400);
});

test.each([
  ['redirect_uri', 'https://evil.example/callback'],
  ['redirect_uri', `${sampleIdentity.redirectUri}/../elsewhere`],
  ['client_id', 'someone-else'],
])('a request whose %s is %s gets an error page, not a redirect', async (name, value) => {
  const service = await openTestIdentity();
  const response = await testBrowser(service).get(implicitRequest({ [name]: value }));
  expect(response.status).toBe(400);
  await readPage('lost', response);
  expect(JSON.stringify(service.log)).not.toContain('evil');
});

test('a sign-out never redirects to an unregistered address', async () => {
  const browser = testBrowser(await openTestIdentity());
  const query = new URLSearchParams({
    client_id: sampleIdentity.clientId,
    post_logout_redirect_uri: 'https://evil.example/',
  });
  expect((await browser.get(`/identity/session/end?${query}`)).status).toBe(400);
});

test('the addresses of the discovery document are the issuer’s, whatever the request claims', async () => {
  const { app } = await openTestIdentity();
  const response = await app.request('http://evil.example/identity/.well-known/openid-configuration', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', host: 'evil.example' },
  });
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    issuer: sampleIdentity.issuer,
    authorization_endpoint: `${sampleIdentity.issuer}/auth`,
    end_session_endpoint: `${sampleIdentity.issuer}/session/end`,
  });
  expect(text).not.toContain('evil');
});

test('another process on the same database recognises a sign-in', async () => {
  const one = await openTestIdentity();
  const other = await openTestIdentity(one.database);
  const browser = testBrowser(one);
  await signIn(browser);
  const elsewhere = testBrowser(other);
  for (const [name, cookie] of browser.cookies) elsewhere.cookies.set(name, cookie);
  await readPage('auto-submit', await elsewhere.follow(await elsewhere.get(implicitRequest())));
});
