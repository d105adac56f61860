import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { engines, longTimeout } from '#tests/support/engines.ts';
import {
  implicitRequest,
  sampleIdentity,
  testBrowser,
  openTestIdentity,
  signIn,
  type TestIdentity,
} from './identity.fixture.ts';
import type { IdentityTables } from './store/identity-tables.ts';
import { migrateIdentity } from './store/migrate-identity.ts';

const redemptions = 20;
const verifier = 'v'.repeat(43);
const codeRequest = implicitRequest({
  response_type: 'code',
  response_mode: 'query',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
});

/** The service behind a socket, as in a real process. */
async function listen({ app }: TestIdentity): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function redeem(origin: string, code: string) {
  const response = await fetch(`${origin}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: sampleIdentity.clientId,
      redirect_uri: sampleIdentity.redirectUri,
      code,
      code_verifier: verifier,
    }),
  });
  const { error, id_token } = (await response.json()) as { error?: string; id_token?: string };
  return { status: response.status, error, hasTokens: id_token !== undefined };
}

for (const engine of await engines()) {
  describe(engine.name, longTimeout, () => {
    test(`a code that is redeemed ${redemptions} times concurrently, at two services, gives tokens once`, async () => {
      const database = await engine.open<IdentityTables>();
      onTestFinished(() => database.close());
      await migrateIdentity(database);
      const connection = openDatabase<IdentityTables>(database.url);
      onTestFinished(() => connection.close());
      const services = [await openTestIdentity(database), await openTestIdentity(connection)] as const;
      const origins = [await listen(services[0]), await listen(services[1])];

      const back = (await signIn(testBrowser(services[0]), codeRequest)).headers.get('location') ?? '';
      const code = new URL(back).searchParams.get('code') ?? '';
      const responses = await Promise.all(
        Array.from({ length: redemptions }, (_, nth) => redeem(origins[nth % 2] ?? '', code)),
      );

      expect(responses.filter(({ hasTokens }) => hasTokens)).toEqual([
        { status: 200, error: undefined, hasTokens: true },
      ]);
      expect(responses.filter(({ hasTokens }) => !hasTokens)).toEqual(
        Array.from({ length: redemptions - 1 }, () => ({
          status: 400,
          error: 'invalid_grant',
          hasTokens: false,
        })),
      );
      expect(services.flatMap(({ log }) => log.filter(({ level }) => level === 'error'))).toEqual([]);
    });
  });
}
