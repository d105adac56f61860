import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { journeyMs } from './finish-sign-in.ts';
import { openTestIssuer } from './issuer.fixture.ts';

const from = '/help-and-support/meters';

test('an answer to our own request signs in, and returns the page where the sign-in started', async () => {
  const issuer = await openTestIssuer();
  const { journey } = await issuer.client.beginSignIn(from);
  const result = await issuer.client.finishSignIn(await issuer.answer(journey), journey);
  expect(result).toMatchObject({ ok: true, from, user: { sub: 'ada', email: 'ada@example.com' } });
});

test('the authorization address requests both tokens by form post, and its state contains the page (SPEC §6)', async () => {
  const { client, issuer } = await openTestIssuer();
  const { address, journey } = await client.beginSignIn(from);
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe(`${issuer}/auth`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'the-site',
    redirect_uri: 'https://www.example.com/callback',
    response_type: 'id_token token',
    response_mode: 'form_post',
    nonce: journey.nonce,
    state: journey.state,
  });
  expect(Buffer.from(journey.state.split('.')[1] ?? '', 'base64url').toString()).toBe(from);
  const another = await client.beginSignIn(from);
  expect(another.journey.state).not.toBe(journey.state);
  expect(another.journey.nonce).not.toBe(journey.nonce);
});

test('the code flow requests a code with a PKCE challenge, and never sends the verifier', async () => {
  const { client } = await openTestIssuer({ flow: 'code' });
  const { address, journey } = await client.beginSignIn(from);
  const { searchParams } = new URL(address);
  expect(searchParams.get('response_type')).toBe('code');
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(journey.verifier).toMatch(/^[\w-]{43,}$/);
  expect(address).not.toContain(journey.verifier);
});

type Issuer = Awaited<ReturnType<typeof openTestIssuer>>;
type Journey = Awaited<ReturnType<Issuer['client']['beginSignIn']>>['journey'];
type Attack = (issuer: Issuer, journey: Journey) => URLSearchParams | Promise<URLSearchParams>;

async function changed(issuer: Issuer, journey: Journey, more: Record<string, string>) {
  const answer = await issuer.answer(journey);
  for (const [name, value] of Object.entries(more)) answer.set(name, value);
  return answer;
}

const attacks: [string, string, Attack][] = [
  ['a state that was never given', 'state', (i, j) => changed(i, j, { state: 'made-up' })],
  ['no state', 'state', async (i, j) => (await i.answer(j), new URLSearchParams())],
  ['another issuer’s answer', 'iss-parameter', (i, j) => changed(i, j, { iss: 'https://evil.example' })],
  ['a refusal by the issuer', 'issuer-access_denied', (i, j) => changed(i, j, { error: 'access_denied' })],
  ['a refusal with odd words', 'issuer-error', (i, j) => changed(i, j, { error: 'x\r\ny' })],
  ['no identity token', 'NEP token not found.', (i, j) => changed(i, j, { id_token: '' })],
  ['no access token', 'UAA token not found.', (i, j) => changed(i, j, { access_token: '' })],
  ['a token of another sign-in', 'nonce', (i, j) => i.answer({ ...j, nonce: 'another' })],
  ['a token without a nonce', 'nonce', (i, j) => i.answer(j, { nonce: '' })],
  ['a swapped access token', 'at_hash', (i, j) => i.answer(j, {}, 'of-someone-else')],
  ['a token without at_hash', 'at_hash', (i, j) => i.answer(j, { at_hash: '' })],
  ['a token for another site', 'aud', (i, j) => i.answer(j, { aud: 'other-site' })],
  ['a token for several sites, not asked by ours', 'azp', (i, j) => i.answer(j, { aud: ['the-site', 'b'] })],
  ['a token of another issuer', 'iss', (i, j) => i.answer(j, { iss: 'https://evil.example' })],
  ['an expired token', 'exp', (i, j) => i.answer(j, { exp: Math.floor(i.clock.now() / 1_000) - 5 })],
  ['a token from the future', 'iat', (i, j) => i.answer(j, { iat: Math.floor(i.clock.now() / 1_000) + 60 })],
  [
    'a token of eleven minutes ago that lives long',
    'iat',
    (i, j) => i.answer(j, { iat: Math.floor(i.clock.now() / 1_000) - 660, exp: 9_999_999_999 }),
  ],
  ['a token without e-mail', 'Failed to parse user from token', (i, j) => i.answer(j, { email: '' })],
  ['no token at all', 'Failed to parse user from token', (i, j) => changed(i, j, { id_token: 'hello' })],
  [
    'an unsigned token (alg none)',
    'ERR_JOSE_ALG_NOT_ALLOWED',
    (i, j) => changed(i, j, { id_token: new UnsecuredJWT(i.claims({ nonce: j.nonce })).encode() }),
  ],
  [
    'a token signed with a secret: the published key',
    'ERR_JOSE_ALG_NOT_ALLOWED',
    async (i, j) => {
      const secret = new TextEncoder().encode(JSON.stringify(i.published[0]));
      const token = new SignJWT(i.claims({ nonce: j.nonce })).setProtectedHeader({
        alg: 'HS256',
        kid: 'one',
      });
      return changed(i, j, { id_token: await token.sign(secret) });
    },
  ],
  [
    'a token signed by another key under our issuer’s name',
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    async (i, j) => {
      const { privateKey: key } = await generateKeyPair('ES256');
      return changed(i, j, { id_token: await i.sign(i.claims({ nonce: j.nonce }), { key }) });
    },
  ],
  [
    'a key that nobody published',
    'ERR_JWKS_NO_MATCHING_KEY',
    async (i, j) => changed(i, j, { id_token: await i.sign(i.claims(), { kid: 'two' }) }),
  ],
  [
    'an access token in place of the identity token',
    'wrong-kind',
    async (i, j) =>
      changed(i, j, { id_token: await i.sign(i.claims({ nonce: j.nonce }), { typ: 'at+jwt' }) }),
  ],
];

test.each(attacks)('%s is refused: %s', async (_name, reason, attack) => {
  const issuer = await openTestIssuer();
  const { journey } = await issuer.client.beginSignIn(from);
  const result = await issuer.client.finishSignIn(await attack(issuer, journey), journey);
  expect(result).toEqual({ ok: false, reason });
});

test('an unexpected answer is refused, and so is one that arrives too late', async () => {
  const issuer = await openTestIssuer();
  const { journey } = await issuer.client.beginSignIn(from);
  const early = await issuer.client.finishSignIn(await issuer.answer(journey), undefined);
  expect(early).toEqual({ ok: false, reason: 'no-journey' });
  issuer.clock.pass(journeyMs - 1);
  expect(await issuer.client.finishSignIn(await issuer.answer(journey), journey)).toMatchObject({ ok: true });
  issuer.clock.pass(1);
  const late = await issuer.client.finishSignIn(await issuer.answer(journey), journey);
  expect(late).toEqual({ ok: false, reason: 'journey-too-old' });
});

test('a token is refused once it has expired, with a tolerance of five seconds between clocks', async () => {
  const issuer = await openTestIssuer();
  const token = await issuer.sign(issuer.claims());
  expect(await issuer.client.readIdentity(token)).toMatchObject({ ok: true, user: { sub: 'ada' } });
  issuer.clock.pass(604_000);
  expect(await issuer.client.readIdentity(token)).toMatchObject({ ok: true });
  issuer.clock.pass(1_000);
  expect(await issuer.client.readIdentity(token)).toEqual({ ok: false, reason: 'exp' });
});
