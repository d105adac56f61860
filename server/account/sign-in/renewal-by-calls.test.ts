import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ReplayCacheTables } from '#platform/replay-cache/replay-cache-tables.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { askSession, origin, ownIssuerSite } from './own-issuer.fixture.ts';
import { startRenewingIssuer } from './renewing-issuer.fixture.ts';

const ada = { state: 'signed-in', email: 'ada@example.com' };
const signOut = '/help-and-support/sign-out';

test('a session that the issuer renews gets new cookies', async () => {
  const issuer = await startRenewingIssuer();
  const session = askSession(await ownIssuerSite(issuer.env), await issuer.dueCookies());
  await issuer.asked;
  await issuer.renew();
  const { state, set } = await session;
  expect(state).toEqual(ada);
  expect(set).toContainEqual(expect.stringMatching(/^__Host-uaa=newer-access;/));
});

test('a request whose visitor has left ends while the issuer hangs, and so do its calls', async () => {
  const issuer = await startRenewingIssuer();
  const site = await ownIssuerSite(issuer.env);
  // The limit of a renewal would end the request too.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const visit = new AbortController();
  const headers = { cookie: await issuer.dueCookies() };
  const session = site.fetch(
    new Request(`${origin}/help-and-support/session`, { headers, signal: visit.signal }),
  );
  await issuer.asked;
  visit.abort();
  const response = await session;
  expect([await response.json(), response.headers.getSetCookie()]).toEqual([ada, []]);
  await issuer.closed;
});

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test.each(['the same process', 'another process'])(
      'signing out at %s while a tab renews is final: the renewal answers so, and changes no cookie',
      async (where) => {
        const database = await engine.open();
        onTestFinished(() => database.close());
        const issuer = await startRenewingIssuer();
        const site = await ownIssuerSite(issuer.env, database.url);
        const other = where === 'the same process' ? site : await ownIssuerSite(issuer.env, database.url);
        const cookie = await issuer.dueCookies();
        const session = askSession(site, cookie);
        await issuer.asked;
        const signedOut = await other.fetch(new Request(origin + signOut, { headers: { cookie } }));
        expect(signedOut.headers.getSetCookie()).toHaveLength(4);
        await issuer.renew();
        expect(await session).toEqual({ state: { state: 'signed-out' }, set: [], status: 200 });
      },
    );

    test('only a sign-out with a valid token is remembered, by a hash', async () => {
      const database = await engine.open<ReplayCacheTables>();
      onTestFinished(() => database.close());
      const issuer = await startRenewingIssuer();
      const site = await ownIssuerSite(issuer.env, database.url);
      const remembered = () => database.queries.selectFrom('replay_cache').select('key').execute();
      const valid = await issuer.dueCookies();
      const signOutWith = (cookie: string) =>
        site.fetch(new Request(origin + signOut, { headers: { cookie } }));
      await signOutWith(valid.replace('__Host-nep=', '__Host-nep=x'));
      expect(await remembered()).toEqual([]);
      await signOutWith(valid);
      expect(await remembered()).toEqual([{ key: expect.stringMatching(/^[\w-]{43,64}$/) }]);
    });
  });
}
