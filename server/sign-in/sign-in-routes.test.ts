import { expect, test } from 'vitest';
import { journeyMs } from '#clients/identity/finish-sign-in.ts';
import { madeIssuer } from '#clients/identity/made-issuer.ts';
import { signedInMarker } from '#contracts/session.ts';
import { createSealer } from '../sealing/create-sealer.ts';
import { renewAfterMs, sessionReader } from './session-reader.ts';
import { signInCookies } from './sign-in-cookies.ts';
import { signInRoutes } from './sign-in-routes.ts';

const page = '/help-and-support/meters';
const callback = '/help-and-support/sign-in/callback';

/** The routes with an issuer that signs what one wants, and a browser's cookies. */
async function site(flow: 'implicit' | 'code' = 'implicit') {
  const issuer = await madeIssuer({ flow });
  const { client: identity, clock } = issuer;
  const refreshes: string[] = [];
  let renewal: 'good' | 'refused' | 'unreachable' = 'good';
  const renewing = {
    ...identity,
    refresh: async (given: { identity: string; access: string }) => {
      refreshes.push(given.access);
      if (renewal !== 'good') return { ok: false as const, reason: renewal };
      const expiresAt = clock.now() + 600_000;
      const token = await issuer.sign(issuer.claims());
      return {
        ok: true as const,
        tokens: { identity: { token, expiresAt }, access: { token: 'new', expiresAt } },
      };
    },
  };
  const logger = { info: log('info'), warn: log('warn'), error: log('error') };
  const lines: Record<string, unknown>[] = [];
  function log(level: string) {
    return (event: string, fields = {}) => void lines.push({ level, event, ...fields });
  }
  const app = signInRoutes({
    identity: renewing,
    session: sessionReader({ identity: renewing, clock, logger }),
    cookies: signInCookies({ sealer: createSealer(['s'.repeat(32)]), clock, flow }),
    flow,
    logger,
  });
  const cookies = new Map<string, string>();
  async function send(path: string, init: { method?: string; body?: URLSearchParams } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(path, { ...init, headers: { cookie } });
    const set = answer.headers.getSetCookie();
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', set, answer };
  }
  async function begin(from = page) {
    const { location } = await send(`/help-and-support/sign-in?${new URLSearchParams({ from })}`);
    const { searchParams } = new URL(location);
    return { state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' };
  }
  const post = (body: URLSearchParams) => send(callback, { method: 'POST', body });
  const signIn = async () => post(await issuer.answer(await begin()));
  const session = async (more: Parameters<typeof send> = ['/help-and-support/session']) =>
    (await send(...more)).answer.json();
  return {
    issuer,
    clock,
    cookies,
    lines,
    refreshes,
    send,
    begin,
    post,
    signIn,
    session,
    renew: (how: typeof renewal) => void (renewal = how),
  };
}

const problem = `/help-and-support/sign-in/problem?${new URLSearchParams({ from: page })}`;

test('who signs in comes back to the page, with both tokens out of scripts’ reach', async () => {
  const { signIn } = await site();
  const { status, location, set } = await signIn();
  expect([status, location]).toEqual([303, page]);
  for (const name of ['__Host-nep', '__Host-uaa']) {
    const cookie = set.find((line) => line.startsWith(`${name}=`)) ?? '';
    expect(cookie).toMatch(/; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax$/);
  }
  const marker = set.find((line) => line.startsWith(`${signedInMarker}=`));
  expect(marker).toBe(`${signedInMarker}=1; Path=/; Max-Age=600; Secure; SameSite=Lax`);
});

test.each([
  ['implicit', 'None'],
  ['code', 'Lax'],
] as const)(
  'the journey of the %s flow is sealed, and comes along as its answer needs',
  async (flow, sameSite) => {
    const { send } = await site(flow);
    const { set, location } = await send(`/help-and-support/sign-in?from=${page}`);
    const [cookie = ''] = set;
    expect(cookie).toMatch(new RegExp(`^__Host-sign-in=.+; HttpOnly; Secure; SameSite=${sameSite}$`));
    expect(cookie).not.toContain(new URL(location).searchParams.get('state'));
  },
);

test('a journey is good once, whether its answer held or not', async () => {
  const { issuer, begin, post, lines } = await site();
  const journey = await begin();
  const wrong = await issuer.answer({ ...journey, nonce: 'other' });
  expect((await post(wrong)).location).toBe(problem);
  expect((await post(await issuer.answer(journey))).location).toContain('/sign-in/problem');
  expect(lines.map(({ event, reason }) => [event, reason])).toEqual([
    ['sign-in-refused', 'nonce'],
    ['sign-in-refused', 'no-journey'],
  ]);
});

test('a journey of half an hour ago is too old', async () => {
  const { issuer, clock, begin, post } = await site();
  const journey = await begin();
  clock.pass(journeyMs);
  expect((await post(await issuer.answer(journey))).location).toBe(problem);
});

test('a changed journey cookie, a foreign one and none are all none', async () => {
  const { issuer, begin, post, cookies } = await site();
  for (const change of [(sealed: string) => `${sealed.slice(0, -5)}aaaaa`, () => 'foreign', () => '']) {
    const journey = await begin();
    cookies.set('__Host-sign-in', change(cookies.get('__Host-sign-in') ?? ''));
    expect((await post(await issuer.answer(journey))).location).toContain('/sign-in/problem');
    expect(cookies.has('__Host-nep')).toBe(false);
  }
});

test('the answer of the other flow, of another kind or too long is not read', async () => {
  const { issuer, begin, post, send } = await site();
  const good = await issuer.answer(await begin());
  expect((await send(`${callback}?${good}`)).location).toBe(problem);
  await begin();
  expect((await post(new URLSearchParams({ state: 'x'.repeat(40_000) }))).location).toBe(problem);
  const code = await site('code');
  await code.begin();
  expect((await code.post(good)).location).toBe(problem);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'from=%s leads to the help home',
  async (from) => {
    const { issuer, begin, post } = await site();
    expect((await post(await issuer.answer(await begin(from)))).location).toBe('/help-and-support/');
  },
);

test('who is signed in already is shown that, and the way out', async () => {
  const { signIn, send } = await site();
  await signIn();
  expect((await send('/help-and-support/sign-in')).location).toBe('/help-and-support/your-account');
});

test('an issuer that does not answer gets a page and a line in the log', async () => {
  const { issuer, send, lines } = await site();
  issuer.goDown();
  expect((await send(`/help-and-support/sign-in?from=${page}`)).location).toBe(problem);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'sign-in-refused', reason: 'unreachable' }));
  expect((await send('/help-and-support/sign-out')).location).toBe('/help-and-support/signed-out');
});

test('signing out ends every cookie and goes on to the issuer; /logout leads there', async () => {
  const { signIn, send, cookies, issuer } = await site();
  await signIn();
  expect((await send('/logout')).location).toBe('/help-and-support/sign-out');
  const { location } = await send('/help-and-support/sign-out');
  expect(location).toMatch(new RegExp(`^${issuer.issuer}/end\\?client_id=`));
  expect([...cookies.keys()]).toEqual([]);
});

const ada = { state: 'signed-in', email: 'ada@example.com' };
const nobody = { state: 'signed-out' };

test('the session is renewed from half of a token’s life on, not before', async () => {
  const { signIn, session, clock, refreshes, cookies } = await site();
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

test('a refresh that is asked for renews at once; a refused one ends the session, an unreachable one does not', async () => {
  const { signIn, session, refreshes, cookies, renew } = await site();
  const refresh = () => session(['/help-and-support/session/refresh', { method: 'POST' }]);
  await signIn();
  expect(await refresh()).toEqual(ada);
  expect(refreshes).toHaveLength(1);
  renew('unreachable');
  expect(await refresh()).toEqual(ada);
  expect(cookies.has('__Host-nep')).toBe(true);
  renew('refused');
  expect(await refresh()).toEqual(nobody);
  expect([...cookies.keys()]).toEqual([]);
});

test('an expired or foreign identity token is nobody, and its cookies end', async () => {
  const { signIn, session, clock, cookies, lines } = await site();
  await signIn();
  clock.pass(11 * 60_000);
  expect(await session()).toEqual(nobody);
  expect([...cookies.keys()]).toEqual([]);
  cookies.set('__Host-nep', 'foreign');
  expect(await session()).toEqual(nobody);
  expect(lines.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['exp', 'ERR_JWS_INVALID']));
  expect(JSON.stringify(lines)).not.toMatch(/ada|eyJ|the-access/);
});

test('an identity token without its access token is not renewed: the log says why in the words of SPEC §8', async () => {
  const { signIn, session, clock, cookies, lines } = await site();
  await signIn();
  cookies.delete('__Host-uaa');
  clock.pass(renewAfterMs);
  expect(await session()).toEqual(nobody);
  expect(lines).toContainEqual(expect.objectContaining({ reason: 'UAA token not found.' }));
});
