import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { engines, longTimeout } from '#tests/support/engines.ts';
import { startStandardIssuer } from '#tests/support/start-standard-issuer.ts';
import {
  askSession,
  halfOfLife,
  origin,
  ownIssuerSite,
  passTime,
  signedInVisitor,
} from './own-issuer.fixture.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const tabs = 20;

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test(`${tabs} tabs that renew at the same moment at two sites on one database use the refresh token once`, async () => {
      const database = await engine.open();
      onTestFinished(() => database.close());
      const issuer = await startStandardIssuer(origin);
      onTestFinished(() => issuer.stop());
      const sites = [
        await ownIssuerSite(issuer.env, database.url),
        await ownIssuerSite(issuer.env, database.url),
      ] as const;
      const visitor = await signedInVisitor(sites[0]);
      const somebody = { state: 'signed-in', email: issuer.customer.email, name: issuer.customer.name };
      passTime(halfOfLife);
      const old = visitor.cookieHeader();
      const responses = await Promise.all(
        Array.from({ length: tabs }, (_, nth) => askSession(sites[nth % 2 === 0 ? 0 : 1], old)),
      );
      expect(issuer.uses).toMatchObject({ granted: 1, refused: 0, revoked: 0 });
      for (const { status, state } of responses)
        expect({ status, state }).toEqual({ status: 200, state: somebody });
      // The requests that came second change no cookie, so the newer ones stay.
      const tokens = responses.map(({ set }) => set.filter((line) => /^__Host-(?:nep|uaa)=/.test(line)));
      expect(tokens.filter((lines) => lines.length === 0)).toHaveLength(tabs / 2);
      const [newTokens, ...others] = new Set(tokens.filter(({ length }) => length > 0).map(String));
      expect([newTokens, others]).toEqual([expect.stringMatching(/nep=ey.*uaa=[\w-]/), []]);
      expect(responses.flatMap(({ set }) => set).filter((line) => line.includes('Max-Age=0'))).toEqual([]);
    });
  });
}
