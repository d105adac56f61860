import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { httpVisitor } from '#tests/support/http-visitor.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';
import { startIssuer } from '#tests/support/start-issuer.ts';

const origin = 'http://127.0.0.1:3000';
const posts = 20;
const from = '/help-and-support/meters';

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test.each([
      ['the embedded provider', async () => ({ env: {}, stop: () => {} })],
      ['a supplier’s own issuer', () => startIssuer(origin)],
    ])(
      `one of ${posts} concurrent posts of a response from %s, with copies of the cookie, signs in at two sites on one database`,
      async (_issuer, start) => {
        const database = await engine.open();
        onTestFinished(() => database.close());
        const issuer = await start();
        onTestFinished(() => issuer.stop());
        const shared = { DATABASE_URL: database.url, SESSION_SECRET: 's'.repeat(32), RATE_LIMITS: 'off' };
        const env = { PUBLIC_URL: origin, ...shared, ...issuer.env };
        const sites = [
          await siteInProcess(env, { clock: systemClock }),
          await siteInProcess(env, { clock: systemClock }),
        ] as const;
        for (const site of sites) onTestFinished(() => site.stop());

        const visitor = httpVisitor({ origin, fetch: sites[0].fetch });
        const answer = await visitor.signInUpToCallback(from);
        const cookie = `__Host-sign-in=${visitor.cookies.get('__Host-sign-in')}`;
        const responses = await Promise.all(
          Array.from({ length: posts }, async (_, nth) =>
            sites[nth % 2]?.fetch(
              new Request(`${origin}/help-and-support/sign-in/callback`, {
                method: 'POST',
                headers: { cookie, origin },
                body: answer.fields,
              }),
            ),
          ),
        );

        const signedIn = responses.filter((each) => each?.headers.get('set-cookie')?.includes('__Host-nep='));
        expect(signedIn.map((each) => each?.headers.get('location'))).toEqual([from]);
        const refused = responses.filter((each) => !signedIn.includes(each));
        expect(new Set(refused.map((each) => each?.headers.get('location')))).toEqual(
          new Set([`/help-and-support/sign-in/problem?${new URLSearchParams({ from })}`]),
        );
      },
    );
  });
}
