import { expect, test } from 'vitest';
import {
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  signIn,
  tokensOf,
  type TestIdentity,
} from '#services/identity/identity.fixture.ts';
import { defaultScope } from '#contracts/identity.ts';
import { recordedLog } from '#tests/support/recorded-log.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { createIdentityClient } from './create-identity-client.ts';

const from = '/help-and-support/meters';

async function site(flow: 'implicit' | 'code', service?: TestIdentity) {
  const identity = service ?? (await openTestIdentity());
  const { clock, pass } = clockAhead();
  const client = createIdentityClient({
    issuer: sampleIdentity.issuer,
    clientId: sampleIdentity.clientId,
    flow,
    scope: defaultScope,
    refreshCalls: 'yes',
    refreshTokens: { claim: async () => true, release: async () => {} },
    signOuts: { add: async () => {}, has: async () => false },
    callbackUrl: sampleIdentity.redirectUri,
    signedOutUrl: sampleIdentity.postLogoutRedirectUri,
    consumeJourney: async () => true,
    call: async (path, init) => identity.app.request(`/identity${path}`, init),
    clock,
    logger: recordedLog(),
  });
  const browser = testBrowser(identity);
  async function finish() {
    const { address, journey } = await client.beginSignIn(from);
    const response = await signIn(browser, address);
    const { action: _action, ...posted } = flow === 'implicit' ? await tokensOf(response) : { action: '' };
    const query = new URL(response.headers.get('location') ?? sampleIdentity.redirectUri).searchParams;
    const came = flow === 'implicit' ? new URLSearchParams(posted) : query;
    return { came, journey, result: await client.finishSignIn(came, journey) };
  }
  return { client, browser, finish, identity, pass };
}

/** The system clock, which the provider uses too, since a sign-in may take long; and a way to run ahead of it. */
function clockAhead() {
  let ahead = 0;
  const clock = { ...systemClock, now: () => systemClock.now() + ahead };
  return { clock, pass: (ms: number) => void (ahead += ms) };
}

test.each(['implicit', 'code'] as const)('the %s flow signs in at the embedded provider', async (flow) => {
  const { finish } = await site(flow);
  const { result } = await finish();
  expect(result).toMatchObject({ ok: true, from, user: { sub: 'ada', name: 'Ada Byron' } });
});

test('a code works once, and only with the verifier of the journey that requested it', async () => {
  const { client, finish } = await site('code');
  const { came, journey } = await finish();
  expect(await client.finishSignIn(came, journey)).toMatchObject({ ok: false });
  const other = await client.beginSignIn(from);
  const mixed = new URLSearchParams(came);
  mixed.set('state', other.journey.state);
  expect(await client.finishSignIn(mixed, other.journey)).toMatchObject({ ok: false });
});

test('both tokens are renewed by two calls, until the customer signs out', async () => {
  const { client, finish, browser, pass } = await site('implicit');
  const { result } = await finish();
  if (!result.ok) throw new Error(result.reason);
  const given = { identity: result.tokens.identity.token, access: result.tokens.access.token };
  pass(1_000);
  const renewed = await client.refresh(given);
  expect(renewed).toMatchObject({ ok: true });
  expect(await client.refresh({ identity: given.access, access: given.identity })).toEqual({
    ok: false,
    reason: 'refused',
  });
  const address = (await client.endSessionAddress('s')) ?? '';
  const { action = '', ...fields } = await tokensOf(await browser.get(address));
  await browser.post(action, fields);
  expect(await client.refresh(given)).toEqual({ ok: false, reason: 'refused' });
});

test('while the provider can’t be reached, a refresh is not refused, and the tokens remain valid', async () => {
  const { finish, identity } = await site('implicit');
  const { result } = await finish();
  if (!result.ok) throw new Error(result.reason);
  const down = { request: async () => new Response('', { status: 502 }) };
  const { client } = await site('implicit', { ...identity, app: down as never });
  const given = { identity: result.tokens.identity.token, access: result.tokens.access.token };
  expect(await client.refresh(given)).toEqual({ ok: false, reason: 'unreachable' });
});
