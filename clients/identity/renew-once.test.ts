import { expect, test } from 'vitest';
import { movableClock } from '#tests/support/movable-clock.ts';
import { renewOnce, repeatMs } from './renew-once.ts';
import type { RefreshOutcome } from './session-tokens.ts';

const clock = movableClock();
const given = (refreshToken: string) => ({
  identity: 'i',
  session: { sub: 'ada', refreshToken, renewFrom: 1 },
});
const brought = (refreshToken: string): RefreshOutcome => ({
  ok: true,
  tokens: { identity: { token: 'i2', expiresAt: 2 }, access: { token: 'a2', expiresAt: 2 } },
  session: { sub: 'ada', refreshToken, renewFrom: 3 },
});
const claims = { claim: async () => true, release: async () => {} };
const signedOut = { ok: false, reason: 'signed-out' };

test('signing out while a tab renews is final: the renewal does not sign in again', async () => {
  const answer = Promise.withResolvers<RefreshOutcome>();
  const { renew, end } = renewOnce({ claims, clock, grant: () => answer.promise });
  const renewing = renew(given('first'));
  end('first');
  answer.resolve(brought('second'));
  expect(await renewing).toEqual(signedOut);
});

test('a renewal that fails after signing out leaves a newer one in place, which all requests share', async () => {
  const [first, second] = [Promise.withResolvers<RefreshOutcome>(), Promise.withResolvers<RefreshOutcome>()];
  const answers = [first.promise, second.promise];
  const grant = () => answers.shift() ?? Promise.reject(new Error('used once more'));
  const { renew, end } = renewOnce({ claims, clock, grant });
  const older = renew(given('first'));
  end('first');
  const newer = [renew(given('first'))];
  first.resolve({ ok: false, reason: 'refused' });
  expect(await older).toEqual(signedOut);
  newer.push(renew(given('first')));
  second.resolve(brought('second'));
  expect(await Promise.all(newer)).toEqual([brought('second'), brought('second')]);
});

test('signing out with the newer refresh token discards the tokens renewed by the older one', async () => {
  let uses = 0;
  const grant = async () => {
    uses += 1;
    return brought('second');
  };
  const { renew, end } = renewOnce({ claims, clock, grant });
  await renew(given('first'));
  await renew(given('first'));
  expect(uses).toBe(1);
  end('second');
  await renew(given('first'));
  expect(uses, 'asked of the issuer, which knows better').toBe(2);
});

test('renewed tokens are forgotten after ten minutes', async () => {
  let uses = 0;
  const grant = async () => {
    uses += 1;
    return brought('second');
  };
  const { renew } = renewOnce({ claims, clock, grant });
  await renew(given('first'));
  clock.pass(repeatMs);
  await renew(given('first'));
  expect(uses).toBe(2);
});

test('while the database fails, no refresh token is used and no session ends', async () => {
  const failing = { ...claims, claim: () => Promise.reject(new Error('no database')) };
  const grant = () => Promise.reject(new Error('used'));
  expect(await renewOnce({ claims: failing, clock, grant }).renew(given('first'))).toEqual({
    ok: false,
    reason: 'unreachable',
  });
});
