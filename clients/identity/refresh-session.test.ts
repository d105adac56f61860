import { expect, test } from 'vitest';
import { madeIssuer } from './made-issuer.ts';

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
