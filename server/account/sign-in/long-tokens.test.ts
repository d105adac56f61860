import { expect, test } from 'vitest';
import { accessTokenHash } from '#clients/identity/verify-identity-token.ts';
import { openTestSite } from './site.fixture.ts';

/** Half of the ten minutes for which tokens are valid here. */
const renewAfterMs = 5 * 60_000;

/** Browsers store a name and a value of at most this many bytes together, and drop longer cookies silently. */
const cookieLimit = 4_096;
const long = 'x'.repeat(cookieLimit);
const exact = 'x'.repeat(cookieLimit - '__Host-uaa'.length);

test.each([
  ['an identity token', { groups: long }, 'the-access'],
  ['an access token', {}, long],
])(
  '%s that no browser would store is refused and logged, and does not cause a redirect loop',
  async (_, more, access) => {
    const { issuer, begin, post, cookies, lines } = await openTestSite();
    const at_hash = accessTokenHash(access, 'ES256');
    const { location } = await post(await issuer.answer(await begin(), { at_hash, ...more }, access));
    expect(location).toContain('/help-and-support/sign-in/problem?from=');
    expect([...cookies.keys()]).toEqual([]);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'sign-in-refused', reason: 'tokens-too-long' }),
    );
    expect(JSON.stringify(lines)).not.toContain('xxx');
  },
);

test('an access token that a browser can just store is accepted', async () => {
  const { issuer, begin, post, cookies } = await openTestSite();
  const at_hash = accessTokenHash(exact, 'ES256');
  await post(await issuer.answer(await begin(), { at_hash }, exact));
  expect(cookies.get('__Host-uaa')).toBe(exact);
});

test('new tokens that no browser would store do not replace the old ones, and are logged', async () => {
  const { signIn, session, clock, cookies, renewWith, lines } = await openTestSite();
  await signIn();
  const before = [...cookies];
  renewWith(long);
  clock.pass(renewAfterMs);
  expect(await session()).toMatchObject({ state: 'signed-in' });
  expect([...cookies]).toEqual(before);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'session-not-renewed', reason: 'tokens-too-long' }),
  );
});

test.each([
  [1_000, 'comes back to it'],
  [1_001, 'comes back to the help home'],
])('a sign-in from an address of %i characters %s: its cookie fits', async (length, where) => {
  const { issuer, begin, post, cookies } = await openTestSite();
  const from = `/search?q=${'%'.repeat(length)}`.slice(0, length);
  const journey = await begin(from);
  const [[name, value] = ['', '']] = [...cookies];
  expect(name.length + value.length).toBeLessThan(cookieLimit);
  const { location } = await post(await issuer.answer(journey));
  expect(location).toBe(where === 'comes back to it' ? from : '/help-and-support/');
});
