import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import type { IdentityTables } from '#services/identity/store/identity-tables.ts';
import { siteInProcess } from '#tests/support/site-in-process.ts';

const origin = 'http://localhost:3000';
const request = `/identity/auth?${new URLSearchParams({
  client_id: 'help-and-support',
  redirect_uri: `${origin}/help-and-support/sign-in/callback`,
  response_type: 'id_token token',
  response_mode: 'form_post',
  scope: 'openid email profile',
  state: 'a state',
  nonce: 'a nonce',
})}`;

async function limitedSite(env: Record<string, string> = {}) {
  const DATABASE_URL = `file:${join(await mkdtemp(join(tmpdir(), 'sign-in-')), 'site.db')}`;
  const site = await siteInProcess({ DATABASE_URL, ...env });
  onTestFinished(() => site.stop());
  const ask = (from: string, path = request) =>
    site.fetch(new Request(origin + path, { headers: { 'x-forwarded-for': from, accept: 'text/html' } }));
  /** Requests this page so often; returns how many requests got each status. */
  const flood = async (many: number, from: string, path = request) => {
    const statuses: Record<number, number> = {};
    for (let nth = 0; nth < many; nth += 1) {
      const { status } = await ask(from, path);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
    return statuses;
  };
  const rows = async () => {
    const stored = openDatabase<IdentityTables>(DATABASE_URL);
    const found = await stored.queries.selectFrom('identity_records').select('id').execute();
    await stored.close();
    return found.length;
  };
  return { ask, flood, rows, clock: site.clock };
}

test('one address can request the sign-in 60 times a minute, however it writes the path, and others are not affected', async () => {
  const { ask, flood, rows, clock } = await limitedSite();
  expect(await flood(70, '192.0.2.1')).toEqual({ 303: 60, 429: 10 });
  expect(await rows()).toBe(60);
  expect(await flood(3, '192.0.2.1', request.replace('auth', 'AUTH'))).toEqual({ 429: 3 });
  expect(await flood(3, '192.0.2.1', '/identity/auth/made-up')).toEqual({ 429: 3 });
  expect(await flood(3, '192.0.2.2')).toEqual({ 303: 3 });

  const refused = await ask('192.0.2.1');
  const html = await refused.text();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('Try again in a minute');
  for (const href of ['/help-and-support/', 'tel:0800111999']) expect(html).toContain(`href="${href}"`);
  clock.pass(60_000);
  expect(await flood(1, '192.0.2.1')).toEqual({ 303: 1 });
});

test('one address can request the sign-in ten times as often in an hour as in a minute', async () => {
  // A tenth of the limits: 6 a minute, 60 an hour.
  const { flood, clock } = await limitedSite({ RATE_LIMITS: '0.1' });
  for (let minute = 0; minute < 10; minute += 1) {
    expect(await flood(6, '192.0.2.1'), `minute ${minute}`).toEqual({ 303: 6 });
    clock.pass(60_000);
  }
  expect(await flood(3, '192.0.2.1')).toEqual({ 429: 3 });
  clock.pass(50 * 60_000);
  expect(await flood(1, '192.0.2.1')).toEqual({ 303: 1 });
});
