import { generateKeyPair, exportJWK } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { identityDocuments } from './identity-documents.ts';
import { freshMs, renewPauseMs } from './cached-document.ts';
import { openTestIssuer } from './issuer.fixture.ts';

const jwksRequests = (requestedPaths: string[]) => requestedPaths.filter((path) => path === '/jwks').length;

test('keys are requested once in 30 seconds, however many tokens are read', async () => {
  const { client, sign, claims, requestedPaths, clock } = await openTestIssuer();
  const token = await sign(claims());
  await Promise.all([1, 2, 3].map(() => client.readIdentity(token)));
  clock.pass(freshMs - 1);
  await client.readIdentity(token);
  expect(jwksRequests(requestedPaths)).toBe(1);
  clock.pass(1);
  await client.readIdentity(token);
  expect(jwksRequests(requestedPaths)).toBe(2);
});

test('a new key is requested immediately, and unknown ones cause a request at most every five seconds', async () => {
  const { client, sign, claims, requestedPaths, clock, published } = await openTestIssuer();
  await client.readIdentity(await sign(claims()));
  clock.pass(renewPauseMs);
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  published.push({ ...(await exportJWK(publicKey)), kid: 'new', alg: 'ES256', use: 'sig' });
  expect(await client.readIdentity(await sign(claims(), { key: privateKey, kid: 'new' }))).toMatchObject({
    ok: true,
  });
  expect(jwksRequests(requestedPaths)).toBe(2);
  for (let nth = 0; nth < 5; nth++)
    await client.readIdentity(await sign(claims(), { kid: `made-up-${nth}` }));
  expect(jwksRequests(requestedPaths)).toBe(2);
  clock.pass(renewPauseMs);
  await client.readIdentity(await sign(claims(), { kid: 'made-up' }));
  expect(jwksRequests(requestedPaths)).toBe(3);
});

test('while the issuer does not answer, the last good keys are used, and that is logged', async () => {
  const { client, sign, claims, clock, goDown, log } = await openTestIssuer();
  const token = await sign(claims());
  await client.readIdentity(token);
  goDown();
  clock.pass(freshMs);
  expect(await client.readIdentity(token)).toMatchObject({ ok: true });
  expect(log).toContainEqual({ level: 'warn', event: 'identity-unreachable', error: 'TypeError' });
});

test('a discovery document that names another issuer is refused, and its keys are not trusted', async () => {
  const { client, call, clock, sign, claims } = await openTestIssuer();
  const logger = recordedLog();
  const other = identityDocuments({ issuer: 'https://other.example', call, clock, logger });
  await expect(other.discovery()).rejects.toThrow('names another issuer');
  expect(await client.readIdentity(await sign(claims({ iss: 'https://other.example' })))).toMatchObject({
    ok: false,
  });
});

const optionalMembers = [
  'token_endpoint',
  'end_session_endpoint',
  'userinfo_endpoint',
  'revocation_endpoint',
  'token_endpoint_auth_methods_supported',
  'id_token_signing_alg_values_supported',
  'authorization_response_iss_parameter_supported',
];

test.each([
  ['does not have', undefined],
  ['has null for', null],
])(
  'the implicit flow works with a discovery document that %s what an issuer may leave out',
  async (_, value) => {
    const discovery = Object.fromEntries(optionalMembers.map((name) => [name, value]));
    const issuer = await openTestIssuer({ discovery });
    const { client } = issuer;
    const { journey } = await client.beginSignIn('/help-and-support/');
    expect(await client.finishSignIn(await issuer.answer(journey), journey)).toMatchObject({ ok: true });
    expect(await client.endSessionAddress('the-state')).toBeUndefined();
    await client.endRefreshToken('the-refresh-token');
  },
);

test('without a token endpoint no sign-in by the code flow begins, nor is a refresh token used, and the log says why', async () => {
  const issuer = await openTestIssuer({ flow: 'code', discovery: { token_endpoint: undefined } });
  const { client, log, claims, sign, requestedPaths } = issuer;
  const line = { level: 'error', event: 'issuer-without-token-endpoint' };
  await expect(client.beginSignIn('/help-and-support/')).rejects.toThrow(
    'The issuer’s discovery document has no token_endpoint',
  );
  expect(log).toEqual([line]);
  const session = { sub: 'ada', refreshToken: 'the-refresh-token', renewFrom: 0 };
  expect(await client.refresh({ identity: await sign(claims()), access: 'the-access', session })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
  expect(log).toEqual([line, line]);
  expect(requestedPaths).not.toContain('/token');
});

test('claims that are null in the identity token are read from the userinfo endpoint', async () => {
  const userinfo_endpoint = 'https://id.example/help/userinfo';
  const issuer = await openTestIssuer({ discovery: { userinfo_endpoint } });
  const { client } = issuer;
  issuer.renewals['/userinfo'] = () => ({ sub: 'ada', email: 'ada@example.com', name: 'Ada Byron' });
  const { journey } = await client.beginSignIn('/help-and-support/');
  const posted = await issuer.answer(journey, { email: null, name: null });
  expect(await client.finishSignIn(posted, journey)).toMatchObject({
    ok: true,
    user: { sub: 'ada', email: 'ada@example.com', name: 'Ada Byron' },
  });
});

test('the address for signing out carries no token', async () => {
  const { client, issuer } = await openTestIssuer();
  const address = new URL((await client.endSessionAddress('the-state')) ?? '');
  expect(address.origin + address.pathname).toBe(`${issuer}/end`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'the-site',
    post_logout_redirect_uri: 'https://www.example.com/signed-out',
    state: 'the-state',
  });
});

test('setting the wall clock back by a minute does not make keys last longer', async () => {
  const { client, sign, claims, requestedPaths, clock } = await openTestIssuer();
  await client.readIdentity(await sign(claims()));
  clock.setBack(60_000);
  clock.pass(freshMs);
  await client.readIdentity(await sign(claims()));
  expect(jwksRequests(requestedPaths)).toBe(2);
});

test('while the issuer hangs, the last good keys are used, and it is called again after a while', async () => {
  const { client, sign, claims, clock, requestedPaths, abortedPaths, fallSilent } = await openTestIssuer();
  const token = await sign(claims());
  await client.readIdentity(token);
  fallSilent();
  clock.pass(freshMs);
  expect(await client.readIdentity(token)).toMatchObject({ ok: true });
  fallSilent(false);
  clock.pass(freshMs);
  expect(await client.readIdentity(token)).toMatchObject({ ok: true });
  expect(jwksRequests(requestedPaths), 'the call that hangs stands in nobody’s way').toBeGreaterThanOrEqual(
    2,
  );
  expect(abortedPaths, 'nor does it last for ever').toEqual(['/.well-known/openid-configuration', '/jwks']);
});

test('an issuer that hangs from the start is waited for 8 s at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { client, fallSilent } = await openTestIssuer();
  fallSilent();
  const begun = client.beginSignIn('/help-and-support/').catch(String);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await begun).toContain('did not answer in time');
});
