import { expect, test } from 'vitest';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  readPage,
} from './identity.fixture.ts';

const strangers = 20;

test('an anonymous request to sign in stores one row, and a sign-out, an error or a page stores none', async () => {
  const service = await openTestIdentity();
  const rows = async () =>
    (await service.database.queries.selectFrom('identity_records').select('model').execute()).map(
      ({ model }) => model,
    );
  const endSession = `/identity/session/end?client_id=${sampleIdentity.clientId}`;
  for (let nth = 0; nth < strangers; nth += 1) {
    for (const address of [
      endSession,
      '/identity/session/end',
      `${endSession}&post_logout_redirect_uri=https://evil.example`,
      implicitRequest({ prompt: 'none' }),
      implicitRequest({ response_mode: 'fragment' }),
      implicitRequest({ state: 'x'.repeat(4_000) }),
      implicitRequest({ client_id: 'someone-else' }),
      '/identity/auth/made-up',
      '/identity/sign-in/made-up',
    ])
      await testBrowser(service).get(address);
  }
  expect(await rows()).toEqual([]);
  for (let nth = 0; nth < strangers; nth += 1) await testBrowser(service).get(implicitRequest());
  expect(await rows()).toEqual(Array.from({ length: strangers }, () => 'Interaction'));
});

test('an address far longer than the site’s own requests is refused before anything is stored', async () => {
  const service = await openTestIdentity();
  const response = await testBrowser(service).get(implicitRequest({ state: 'x'.repeat(4_000) }));
  expect(response.status).toBe(414);
  await readPage('lost', response);
  const longest = implicitRequest({ state: `${'x'.repeat(44)}${Buffer.alloc(1_000).toString('base64url')}` });
  expect((await testBrowser(service).get(longest)).status).toBe(303);
});

test('the log of a refused address contains nothing that was typed into it', async () => {
  const service = await openTestIdentity();
  await testBrowser(service).get('/identity/jane.doe%40example.org/850012345678');
  expect(service.log).toEqual([
    expect.objectContaining({ event: 'identity-refused', path: '/[email]/[digits]' }),
  ]);
});
