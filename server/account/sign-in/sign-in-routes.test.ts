import { expect, test } from 'vitest';
import { journeyMs } from '#clients/identity/finish-sign-in.ts';
import { signedInMarker } from '#contracts/session.ts';
import { openTestSite } from './site.fixture.ts';

/** Half of the ten minutes for which tokens are valid here. */
const renewAfterMs = 5 * 60_000;

const page = '/help-and-support/meters';
const callback = '/help-and-support/sign-in/callback';

const problem = `/help-and-support/sign-in/problem?${new URLSearchParams({ from: page })}`;

test('a visitor who signs in returns to the page, with both tokens out of scripts’ reach', async () => {
  const { signIn } = await openTestSite();
  const { status, location, set } = await signIn();
  expect([status, location]).toEqual([303, page]);
  for (const name of ['__Host-nep', '__Host-uaa']) {
    const cookie = set.find((line) => line.startsWith(`${name}=`)) ?? '';
    expect(cookie).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/);
  }
  const marker = set.find((line) => line.startsWith(`${signedInMarker.name}=`));
  expect(marker).toBe(`${signedInMarker.name}=1; Path=/; Max-Age=600; SameSite=Lax; Secure`);
});

test.each([
  ['implicit', 'None'],
  ['code', 'Lax'],
] as const)(
  'the journey of the %s flow is sealed, and has the SameSite value that its answer needs',
  async (flow, sameSite) => {
    const { send } = await openTestSite(flow);
    const { set, location } = await send(`/help-and-support/sign-in?from=${page}`);
    const [cookie = ''] = set;
    expect(cookie).toMatch(new RegExp(`^__Host-sign-in=.+; HttpOnly; SameSite=${sameSite}; Secure$`));
    expect(cookie).not.toContain(new URL(location).searchParams.get('state'));
  },
);

test('a sign-in journey can be used once, whether its answer was valid or not', async () => {
  const { issuer, begin, post, lines } = await openTestSite();
  const journey = await begin();
  const wrong = await issuer.answer({ ...journey, nonce: 'other' });
  expect((await post(wrong)).location).toBe(problem);
  expect((await post(await issuer.answer(journey))).location).toContain('/sign-in/problem');
  expect(lines.map(({ event, reason }) => [event, reason])).toEqual([
    ['sign-in-refused', 'nonce'],
    ['sign-in-refused', 'no-journey'],
  ]);
});

test('of twenty posts with copies of one journey cookie and its answer, only one signs in', async () => {
  const { issuer, begin, post, cookies, lines } = await openTestSite();
  const answer = await issuer.answer(await begin());
  const copied = cookies.get('__Host-sign-in') ?? '';
  const used = Array.from({ length: 20 }, () => {
    cookies.set('__Host-sign-in', copied);
    return post(answer);
  });
  const places = (await Promise.all(used)).map(({ location }) => location);
  expect(places.filter((place) => place === page)).toHaveLength(1);
  expect(places.filter((place) => place === problem)).toHaveLength(19);
  expect(lines.filter(({ reason }) => reason === 'journey-spent')).toHaveLength(19);
});

test('an answer with another state does not use up the journey: no other site can prevent a sign-in', async () => {
  const { issuer, begin, post, cookies } = await openTestSite();
  const journey = await begin();
  const sealed = cookies.get('__Host-sign-in') ?? '';
  await post(await issuer.answer({ ...journey, state: 'made-up' }));
  cookies.set('__Host-sign-in', sealed);
  expect((await post(await issuer.answer(journey))).location).toBe(page);
});

test('while the database fails it is unknown whether an answer is the first, so it signs nobody in', async () => {
  const { issuer, begin, post, cookies, lines, loseDatabase } = await openTestSite();
  const answer = await issuer.answer(await begin());
  await loseDatabase();
  expect((await post(answer)).location).toBe(problem);
  expect(cookies.has('__Host-nep')).toBe(false);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'sign-in-refused', reason: 'journey-not-checked' }),
  );
});

test('a journey of half an hour ago has expired', async () => {
  const { issuer, clock, begin, post } = await openTestSite();
  const journey = await begin();
  clock.pass(journeyMs);
  expect((await post(await issuer.answer(journey))).location).toBe(problem);
});

test('a changed journey cookie, a foreign one and a missing one all count as none', async () => {
  const { issuer, begin, post, cookies } = await openTestSite();
  for (const change of [(sealed: string) => `${sealed.slice(0, -5)}aaaaa`, () => 'foreign', () => '']) {
    const journey = await begin();
    cookies.set('__Host-sign-in', change(cookies.get('__Host-sign-in') ?? ''));
    expect((await post(await issuer.answer(journey))).location).toContain('/sign-in/problem');
    expect(cookies.has('__Host-nep')).toBe(false);
  }
});

test('an answer of the other flow, of another kind or too long is not read', async () => {
  const { issuer, begin, post, send } = await openTestSite();
  const good = await issuer.answer(await begin());
  expect((await send(`${callback}?${good}`)).location).toBe(problem);
  await begin();
  expect((await post(new URLSearchParams({ state: 'x'.repeat(40_000) }))).location).toBe(problem);
  const code = await openTestSite('code');
  await code.begin();
  expect((await code.post(good)).location).toBe(problem);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'from=%s redirects to the help home',
  async (from) => {
    const { issuer, begin, post } = await openTestSite();
    expect((await post(await issuer.answer(await begin(from)))).location).toBe('/help-and-support/');
  },
);

test('starting to sign in redirects a visitor who is already signed in to their account page', async () => {
  const { signIn, send } = await openTestSite();
  await signIn();
  expect((await send('/help-and-support/sign-in')).location).toBe('/help-and-support/your-account');
});

test('if the issuer does not answer, the visitor sees an error page, a line is logged, and signing out still works', async () => {
  const { issuer, send, lines } = await openTestSite();
  issuer.goDown();
  expect((await send(`/help-and-support/sign-in?from=${page}`)).location).toBe(
    `${problem}&cause=unreachable`,
  );
  expect(lines).toContainEqual(expect.objectContaining({ event: 'sign-in-refused', reason: 'unreachable' }));
  expect((await send('/help-and-support/sign-out')).location).toBe('/help-and-support/signed-out');
});

const ada = { state: 'signed-in', email: 'ada@example.com' };
const nobody = { state: 'signed-out' };

test('the session is renewed once half of a token’s life has passed, not before', async () => {
  const { signIn, session, clock, refreshes, cookies } = await openTestSite();
  await signIn();
  clock.pass(renewAfterMs - 1_000);
  expect(await session()).toEqual(ada);
  expect(refreshes).toEqual([]);
  clock.pass(1_000);
  expect(await session()).toEqual(ada);
  expect(refreshes).toEqual(['the-access']);
  expect(cookies.get('__Host-uaa')).toBe('new');
  clock.pass(renewAfterMs - 1_000);
  expect(await session()).toEqual(ada);
  expect(refreshes).toHaveLength(1);
});

test('a requested refresh renews the session at once, a refused one ends it, and a failed one is reported without ending it', async () => {
  const { signIn, session, refreshes, cookies, renew, send } = await openTestSite();
  const again = '/help-and-support/session/refresh';
  const refresh = () => session([again, { method: 'POST' }]);
  await signIn();
  expect(await refresh()).toEqual(ada);
  expect(refreshes).toHaveLength(1);
  renew('unreachable');
  expect((await send(again, { method: 'POST' })).status, 'SPEC §4: on failure the state is reset').toBe(503);
  expect(await session()).toEqual(ada);
  expect(cookies.has('__Host-nep')).toBe(true);
  renew('refused');
  expect(await refresh()).toEqual(nobody);
  expect([...cookies.keys()]).toEqual([]);
});

test('while the issuer’s keys can’t be read, status and refresh answer 503 instead of ‘signed out’', async () => {
  const { issuer, session, cookies, send } = await openTestSite();
  cookies.set('__Host-nep', await issuer.sign(issuer.claims()));
  cookies.set('__Host-uaa', 'the-access');
  issuer.goDown();
  for (const init of [{ method: 'GET' }, { method: 'POST' }]) {
    const path = `/help-and-support/session${init.method === 'POST' ? '/refresh' : ''}`;
    const { status, set, response } = await send(path, init);
    expect([status, set, response.headers.get('cache-control')]).toEqual([503, [], 'no-store']);
  }
  issuer.goDown(false);
  expect(await session()).toEqual(ada);
});

test('an expired or foreign identity token signs nobody in, and its cookies are deleted', async () => {
  const { signIn, session, clock, cookies, lines } = await openTestSite();
  await signIn();
  clock.pass(11 * 60_000);
  expect(await session()).toEqual(nobody);
  expect([...cookies.keys()]).toEqual([]);
  cookies.set('__Host-nep', 'foreign');
  expect(await session()).toEqual(nobody);
  expect(lines.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['exp', 'Failed to parse user from token']),
  );
  expect(JSON.stringify(lines)).not.toMatch(/ada|eyJ|the-access/);
});

test('an identity token without its access token is not renewed: the log gives the reason with the message of SPEC §8', async () => {
  const { signIn, session, clock, cookies, lines } = await openTestSite();
  await signIn();
  cookies.delete('__Host-uaa');
  clock.pass(renewAfterMs);
  expect(await session()).toEqual(nobody);
  expect(lines).toContainEqual(expect.objectContaining({ reason: 'UAA token not found.' }));
});
