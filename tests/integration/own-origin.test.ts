import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { textFormLimit } from '#server/edge/request-limits/body-limits.ts';
import { postRoutes } from '../support/post-routes.ts';
import { siteInProcess } from '../support/site-in-process.ts';

const publicUrl = 'https://localhost:8443';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A post as it arrives behind a proxy that terminates TLS: by http, with the host that the proxy chose. */
function arrived(path: string, headers: Record<string, string>, body = 'a=b') {
  return new Request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    headers: { ...form, ...headers },
    body,
  });
}

const foreign: [string, Record<string, string>][] = [
  ['another site', { origin: 'http://evil.example' }],
  ['another site, as browsers say', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }],
  ['another name of the supplier', { origin: 'https://shop.localhost:8443', 'sec-fetch-site': 'same-site' }],
  ['the same host without TLS', { origin: 'http://localhost:8443' }],
  ['another port', { origin: 'https://localhost:9443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a page that only its referrer names', { referer: 'http://evil.example/form' }],
  ['a name that begins like ours', { origin: 'https://localhost:8443.evil.example' }],
  ['an origin that is none', { origin: 'localhost' }],
];

test.each(foreign)('a post from %s is refused on every route, and nothing is stored', async (_, headers) => {
  const { fetch, log } = await siteInProcess({ PUBLIC_URL: publicUrl });
  for (const path of postRoutes) {
    const response = await fetch(arrived(path, headers));
    expect(response.status, path).toBe(403);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
    expect(response.headers.has('set-cookie'), path).toBe(false);
  }
  expect(log.filter(({ event }) => event === 'post-from-another-origin')).toHaveLength(1);
});

test('the refusal is a page with the way back and the emergency numbers', async () => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const path = '/help-and-support/complaints/gas-and-electricity';
  const response = await fetch(arrived(path, { origin: 'http://evil.example', accept: 'text/html' }));
  const html = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('<h1>We couldn’t accept that form</h1>');
  for (const href of [path, 'tel:0800111999', 'tel:105']) expect(html).toContain(`href="${href}"`);
});

test('a form that is too long is refused on a page with the way back and the emergency numbers', async () => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const path = '/help-and-support/complaints/gas-and-electricity';
  const tooLong = `query=${'x'.repeat(textFormLimit)}`;
  const response = await fetch(arrived(path, { origin: publicUrl, accept: 'text/html' }, tooLong));
  const html = await response.text();
  expect([response.status, response.headers.get('cache-control')]).toEqual([413, 'no-store']);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('<h1>That was too long to send</h1>');
  for (const href of [path, 'tel:0800111999', 'tel:105']) expect(html).toContain(`href="${href}"`);
});

test('scripts get the refusal as data', async () => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const headers = { origin: 'http://evil.example', 'sec-fetch-dest': 'empty', accept: '*/*' };
  const response = await fetch(arrived('/help-and-support/submit-meter-read/kept', headers));
  expect([response.status, await response.json()]).toEqual([403, { error: 'another-origin' }]);
});

test('the log names the expected and the received origin, once a minute at most, and nothing of a visitor', async () => {
  const { fetch, log, clock } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const post = (origin: string) => fetch(arrived('/help-and-support/cookies', { origin }));
  for (let nth = 0; nth < 5; nth += 1) await post('https://www.thistlemere.example');
  clock.pass(60_000);
  await post(`https://evil.example/${'x'.repeat(5_000)}`);
  const lines = log.filter(({ event }) => event === 'post-from-another-origin');
  expect(lines).toEqual([
    expect.objectContaining({ expected: publicUrl, received: 'https://www.thistlemere.example', times: 1 }),
    expect.objectContaining({ expected: publicUrl, received: 'none', times: 5 }),
  ]);
});

test('the log of a refused post contains no text from its path, or from a header that no browser sends', async () => {
  const { fetch, log } = await siteInProcess({ PUBLIC_URL: publicUrl });
  await fetch(arrived('/help-and-support/jane.doe%40example.org', { 'sec-fetch-site': 'my secret words' }));
  const line = log.find(({ event }) => event === 'post-from-another-origin');
  expect(line).toMatchObject({ received: 'unknown', path: '/help-and-support/[email]' });
  expect(JSON.stringify(log)).not.toMatch(/jane|secret/);
});

const own: [string, Record<string, string>][] = [
  ['a browser', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
  ['a browser behind a proxy that rewrites the host', { origin: publicUrl, host: 'backend:3000' }],
  [
    'a browser behind a proxy that says how it was asked',
    { origin: publicUrl, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'other.example' },
  ],
  ['a browser that reloads after a restart', { origin: publicUrl, 'sec-fetch-site': 'none' }],
  ['a page that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['an old browser', { referer: `${publicUrl}/help-and-support/cookies` }],
  ['a program', {}],
];

test.each(own)('a post from %s is accepted, though it arrives without TLS', async (_, headers) => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const saved = await fetch(arrived('/help-and-support/display-settings', headers, 'text=large'));
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/help-and-support/']);
  const chosen = await fetch(
    arrived('/help-and-support/cookies', headers, 'choice=all&return-to=/help-and-support/meters'),
  );
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/help-and-support/meters']);
  const details = await fetch(
    arrived('/help-and-support/complaints/gas-and-electricity', headers, 'intent=next-step'),
  );
  expect(details.status).toBe(422);
  expect(await details.text()).toContain('Enter your first name');
});

test('on this machine the site accepts posts under each of its names', async () => {
  const { fetch } = await siteInProcess({});
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect((await fetch(arrived('/help-and-support/display-settings', { origin }))).status, origin).toBe(303);
  const other = await fetch(
    arrived('/help-and-support/display-settings', { origin: 'http://localhost:3001' }),
  );
  expect(other.status).toBe(403);
});

test('an issuer elsewhere posts its response from its own origin', async () => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl, IDENTITY_URL: 'https://id.example' });
  const headers = { origin: 'https://id.example', 'sec-fetch-site': 'cross-site' };
  const response = await fetch(arrived('/help-and-support/sign-in/callback', headers, 'state=unknown'));
  expect(response.headers.get('location')).toMatch(/^\/help-and-support\/sign-in\/problem/);
});

test('pages can be read wherever the link to them is', async () => {
  const { fetch } = await siteInProcess({ PUBLIC_URL: publicUrl });
  const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://search.example/' };
  const page = await fetch(new Request('http://127.0.0.1:3000/help-and-support/contact-us', { headers }));
  expect(page.status).toBe(200);
});

test('every route that accepts a post is in the list of these tests', () => {
  const withAction = routes.filter(({ file }) =>
    readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8').includes(
      'export async function action',
    ),
  );
  const missing = withAction
    .map(({ path = '' }) => `/help-and-support/${path.replace(':complaint', 'gas-and-electricity')}`)
    .filter((path) => !postRoutes.includes(path));
  expect(withAction.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});
