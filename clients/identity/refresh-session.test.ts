import { expect, test } from 'vitest';
import { madeIssuer } from './made-issuer.ts';
import { refreshCalls } from './refresh-session.ts';

const refused = { ok: false, reason: 'refused' };

/** A session of Ada's, and an issuer whose refresh answers with these tokens. */
async function renewing(more: { sub?: string; kid?: string } = {}) {
  const issuer = await madeIssuer();
  const given = { identity: await issuer.sign(issuer.claims()), access: 'the-access' };
  const { kid = 'one', sub = 'ada' } = more;
  const identity = await issuer.sign(issuer.claims({ sub }), { kid });
  const expiresAt = new Date(issuer.clock.now() + 600_000).toISOString();
  issuer.renewals['/session/refresh/identity'] = () => ({ token: identity, expiresAt });
  issuer.renewals['/session/refresh/access'] = () => ({ token: 'newer-access', expiresAt });
  return { ...issuer, given, identity };
}

test('both tokens are new, with the time at which each ends', async () => {
  const { client, given, identity, clock } = await renewing();
  const expiresAt = clock.now() + 600_000;
  expect(await client.refresh(given)).toEqual({
    ok: true,
    tokens: { identity: { token: identity, expiresAt }, access: { token: 'newer-access', expiresAt } },
  });
});

test('a new token of another customer is refused', async () => {
  const { client, given } = await renewing({ sub: 'eve' });
  expect(await client.refresh(given)).toEqual(refused);
});

test('a new token that nobody signed whom we know is refused', async () => {
  const { client, given } = await renewing({ kid: 'two' });
  expect(await client.refresh(given)).toEqual(refused);
});

test('an answer in another shape is as good as none', async () => {
  const { client, given, renewals } = await renewing();
  renewals['/session/refresh/access'] = () => ({ access_token: 'x' });
  expect(await client.refresh(given)).toEqual({ ok: false, reason: 'unreachable' });
});

const silent = { ok: false, reason: 'impossible' };

/** The two calls of an issuer that answers so, by path; `asked` counts them. */
function issuerThat(answer: (path: string) => Response, isKnown = false) {
  let asked = 0;
  const call = async (path: string) => {
    asked += 1;
    return answer(path);
  };
  const refresh = refreshCalls(call, { isKnown });
  return { refresh: () => refresh({ identity: 'i', access: 'a' }), asked: () => asked };
}
const renewed = () => Response.json({ token: 'newer', expiresAt: '2026-11-22T12:00:00Z' });
const status = (code: number) => () => new Response(null, { status: code });

test.each([
  ['404', status(404)],
  ['405', status(405)],
  ['501', status(501)],
  ['a page for people', () => new Response('<!doctype html><title>Welcome</title>')],
])('an issuer that answers %s has no such calls, and is asked once', async (_, answer) => {
  const { refresh, asked } = issuerThat(answer);
  expect(await refresh()).toEqual(silent);
  expect(await refresh()).toEqual(silent);
  expect(asked()).toBe(2);
});

test.each([400, 401, 403])(
  'a refusal (%i) by an issuer that never renewed anything ends no session',
  async (code) => {
    const { refresh } = issuerThat(status(code));
    expect(await refresh()).toEqual(silent);
  },
);

test.each([400, 401, 403])(
  'a refusal (%i) by an issuer that has the calls ends the session',
  async (code) => {
    let answer = renewed;
    const { refresh } = issuerThat(() => answer());
    expect(await refresh()).toMatchObject({ ok: true });
    answer = status(code);
    expect(await refresh()).toEqual(refused);
    expect(await issuerThat(status(code), true).refresh()).toEqual(refused);
  },
);

test('an issuer that has the calls, and answers 404 for a while, has not lost them', async () => {
  let answer = renewed;
  const { refresh } = issuerThat(() => answer());
  await refresh();
  answer = status(404);
  expect(await refresh()).toEqual({ ok: false, reason: 'unreachable' });
  answer = renewed;
  expect(await refresh()).toMatchObject({ ok: true });
});

test('an issuer that fails before it is known is asked again', async () => {
  let answer = status(503);
  const { refresh } = issuerThat(() => answer());
  expect(await refresh()).toEqual({ ok: false, reason: 'unreachable' });
  answer = renewed;
  expect(await refresh()).toMatchObject({ ok: true });
});
