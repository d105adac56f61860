import { expect, test } from 'vitest';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  readPage,
  signIn,
  tokensOf,
} from './identity.fixture.ts';

const modes = [
  undefined,
  '',
  'fragment',
  'query',
  'web_message',
  'jwt',
  'fragment.jwt',
  'query.jwt',
  'form_post.jwt',
  'FORM_POST',
  'form_post ',
  'no-such-mode',
];
const types = ['id_token token', 'token id_token', 'id_token', 'token', 'code id_token', 'code token'];

/** An authorization request like the site's, with another response mode. */
function request(mode: string | undefined, more: Record<string, string> = {}): string {
  const address = new URL(implicitRequest(more), sampleIdentity.origin);
  address.searchParams.delete('response_mode');
  if (mode !== undefined) address.searchParams.set('response_mode', mode);
  return address.pathname + address.search;
}

const withTokens = /access_token|id_token=|eyJ/;

test.each(modes)(
  'a request for tokens in the mode %j gets an error page, signed in or not, silently or not',
  async (mode) => {
    const service = await openTestIdentity();
    const customer = testBrowser(service);
    await signIn(customer);
    for (const browser of [customer, testBrowser(service)]) {
      for (const response_type of types) {
        for (const more of [{}, { prompt: 'none' }, { prompt: 'login' }]) {
          const response = await browser.get(request(mode, { response_type, ...more }));
          expect(response.status, response_type).toBe(400);
          expect(response.headers.get('location'), response_type).toBeNull();
          expect(await response.clone().text(), response_type).not.toMatch(withTokens);
          await readPage('lost', response);
        }
      }
    }
    expect(service.log).toContainEqual(
      expect.objectContaining({ event: 'identity-refused', error: 'tokens_in_address' }),
    );
  },
);

test('a mode that is given twice, or a path that is spelled differently, puts no tokens into a URL', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const good = request('form_post');
  for (const address of [
    `${good}&response_mode=fragment`,
    `${request('fragment')}&response_mode=form_post`,
    `${request('fragment')}&response_type=code`,
    request('fragment').replace('/auth', '/AUTH'),
    request('fragment').replace('/auth', '/auth/'),
  ]) {
    const response = await browser.get(address);
    expect([response.status, response.headers.get('location')], address).toEqual([400, null]);
  }
});

test('a silent request posts tokens if someone is signed in, and the reason if not', async () => {
  const service = await openTestIdentity();
  const browser = testBrowser(service);
  const silently = implicitRequest({ prompt: 'none' });
  expect(await tokensOf(await browser.get(silently))).toMatchObject({ error: 'login_required' });
  await signIn(browser);
  expect(await tokensOf(await browser.get(silently))).toMatchObject({ token_type: 'Bearer' });
});

test('a code is returned in the query, never in a fragment', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const code = {
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  const given = await browser.get(request('query', code));
  expect(new URL(given.headers.get('location') ?? '').searchParams.get('code')).not.toBeNull();
  const refused = await browser.get(request('fragment', code));
  expect(refused.headers.get('location')).toContain('error=invalid_request');
  expect(refused.headers.get('location')).not.toContain('code=');
});

test('authorization requests by POST and pushed requests are refused: their URL does not show the mode', async () => {
  const browser = testBrowser(await openTestIdentity());
  await signIn(browser);
  const fields = Object.fromEntries(new URL(request('fragment'), sampleIdentity.origin).searchParams);
  expect((await browser.post('/identity/auth', fields)).status).toBe(404);
  expect((await browser.post('/identity/request', fields)).status).toBe(404);
});
