import { afterAll, beforeAll, expect, test } from 'vitest';
import { appPaths, otherPaths, serverPaths } from '#tests/support/every-route.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const origin = 'https://www.thistlemere.example';
// The sample customers don't prevent the start: nobody can sign in as one of them.
const env = { SIGN_IN_FLOW: 'off', PUBLIC_URL: origin, SESSION_SECRET: 's'.repeat(32) };
const area = '/help-and-support';

let site: Awaited<ReturnType<typeof siteInProcess>>;
beforeAll(async () => {
  site = await siteInProcess(env);
});
afterAll(() => site.stop());

const leftOver = { cookie: '__Host-nep=e30.e30.x; __Host-uaa=a; signed-in=1' };
const visit = async (path: string, init: RequestInit = { headers: leftOver }) =>
  site.fetch(new Request(origin + path, init));

const links = /href="[^"]*\/(?:sign-in|sign-out|your-account|deals|logout)[?"]/;

test.each([...appPaths, ...serverPaths, ...otherPaths])(
  '%s starts no sign-in, and shows none',
  async (path) => {
    const response = await visit(path);
    const html = await response.text();
    expect(response.headers.get('location') ?? '').not.toMatch(/sign|deals|account|identity/);
    expect(html).not.toMatch(links);
    expect(html).not.toMatch(/id="account"|account-tool/);
  },
);

test.each(
  ['deals', 'your-account', 'signed-out', 'sign-in', 'sign-in/problem', 'sign-in/callback', 'sign-out'].map(
    (path) => `${area}/${path}`,
  ),
)('%s is no page of this site', async (path) => {
  const response = await visit(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/page-not-found.html']);
});

test.each(['/logout', '/identity', '/identity/.well-known/openid-configuration'])(
  '%s is not found',
  async (path) => {
    expect((await visit(path)).status).toBe(404);
  },
);

test('a page that was open before learns that nobody is signed in', async () => {
  const post = { method: 'POST', headers: { ...leftOver, origin, 'sec-fetch-site': 'same-origin' } };
  for (const response of [await visit(`${area}/session`), await visit(`${area}/session/refresh`, post)]) {
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual({ state: 'signed-out' });
  }
});

test('forms are the same for everybody, whatever old cookies a browser sends', async () => {
  const response = await visit(`${area}/your-details`);
  expect(await response.json()).toEqual({});
  expect(site.log.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('the page about cookies lists no cookies for sign-in', async () => {
  const html = await (await visit(`${area}/cookies`)).text();
  expect(html).toContain('Remembers which cookies you accept.');
  expect(html).not.toMatch(/__Host-|signed-in|identity-/);
});
